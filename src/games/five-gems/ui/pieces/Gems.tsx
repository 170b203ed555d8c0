// Gems, drawn once and used wherever one lies, and the ivory tiles they lie on.

import type { ComponentChildren, JSX } from 'preact';
import { still } from '../../../../ui-kit/still.ts';
import type { Colour } from '../../components.ts';
import { cutColours, drawingOf, halfway, tones } from '../cuts.ts';

/** What all drawings of this game refer to; it stands once on the page, in a picture that is always there. */
export const JewelDefinitions = still((_: object) => (
  <defs>
    {cutColours.map((colour) => (
      <GemDefinition key={colour} colour={colour} />
    ))}
    <linearGradient id="fg-ivory" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fffaf0" />
      <stop offset="1" stop-color="#eadcc0" />
    </linearGradient>
    <linearGradient id="fg-brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#f6dc94" />
      <stop offset=".5" stop-color="#b8862b" />
      <stop offset="1" stop-color="#f0cf7e" />
    </linearGradient>
    <g id="fg-tile">
      <rect x="-46" y="-43" width="94" height="94" rx="15" fill="#000" opacity=".36" />
      <rect
        {...{ x: -48, y: -48, width: 96, height: 96, rx: 14 }}
        fill="url(#fg-ivory)"
        stroke="#a9874a"
        stroke-width="2"
      />
      <ellipse cx="1" cy="35" rx="30" ry="8" fill="#3b2a10" opacity=".2" />
    </g>
  </defs>
));

function GemDefinition({ colour }: { readonly colour: Colour }): JSX.Element {
  const { outline, table, inside, facets, glint } = drawingOf(colour);
  const { base, dark, light, shine, deep } = tones[colour];
  return (
    <>
      <linearGradient id={`fg-table-${colour}`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color={shine} />
        <stop offset=".34" stop-color={light} />
        <stop offset=".36" stop-color={base} />
        <stop offset=".72" stop-color={halfway(base, dark)} />
        <stop offset="1" stop-color={light} />
      </linearGradient>
      <radialGradient id={`fg-glow-${colour}`}>
        <stop offset="0" stop-color={light} stop-opacity=".6" />
        <stop offset="1" stop-color={base} stop-opacity="0" />
      </radialGradient>
      <g id={`fg-gem-${colour}`}>
        <path d={outline} fill={base} />
        {facets.map(({ fill, d }) => (
          <path key={fill} d={d} fill={fill} stroke={fill} stroke-width=".6" />
        ))}
        <path d={table} fill={`url(#fg-table-${colour})`} />
        <path d={outline} fill="none" stroke={deep} stroke-width="3" stroke-linejoin="round" />
        <path d={inside} fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.1" />
        <path d={glint} fill="#fff" />
      </g>
    </>
  );
}

interface LettersProps {
  readonly letters: Readonly<Record<Colour, string>>;
}

/** Several of them in one spot would be read as a word that is not its name: they are drawn from here. */
export const LetterDefinitions = still(({ letters }: LettersProps) => (
  <defs>
    {cutColours.map((colour) => (
      <text key={colour} id={`fg-letter-${colour}`}>
        {letters[colour]}
      </text>
    ))}
  </defs>
));

const corner = { x: 35, y: 42 };

interface TokenProps {
  readonly colour: Colour;
  /** Drawn in the corner, so that colour and cut do not speak alone. */
  readonly letter?: string | undefined;
}

/** Around 0, 0 and about 96 wide. */
export const Token = still(({ colour, letter }: TokenProps) => (
  <Tile colour={colour} isLettered={letter !== undefined}>
    {letter !== undefined && (
      <text class="token-letter" {...corner} fill={tones[colour].deep}>
        {letter}
      </text>
    )}
  </Tile>
));

/** As one of many in a picture. */
export const PatternToken = still(({ colour, isLettered }: Omit<TileProps, 'children'>) => (
  <Tile colour={colour} isLettered={isLettered}>
    {isLettered && (
      <use class="token-letter" href={`#fg-letter-${colour}`} {...corner} fill={tones[colour].deep} />
    )}
  </Tile>
));

interface TileProps {
  readonly colour: Colour;
  readonly isLettered: boolean;
  readonly children: ComponentChildren;
}

function Tile({ colour, isLettered, children }: TileProps): JSX.Element {
  return (
    <g class="token">
      <use href="#fg-tile" />
      <rect class="token-rim" x="-43" y="-43" width="86" height="86" rx="10" stroke={tones[colour].base} />
      <use href={`#fg-gem-${colour}`} transform={isLettered ? 'translate(-3 -4) scale(.88)' : 'scale(.96)'} />
      {children}
    </g>
  );
}
