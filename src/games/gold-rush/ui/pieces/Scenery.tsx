// The mountainside: ridges behind, strata in the rock. Drawn once.

import { still } from '../../../../ui-kit/still.ts';
import { scatter } from '../heap.ts';

const width = 1130;
const height = 620;
/** Where the sky ends. */
const mid = 230;

function peaks(count: number, base: number, rise: number, seed: number): string {
  const chance = scatter(seed);
  const line = Array.from({ length: count + 1 }, (_, index) => {
    const isEnd = index === 0 || index === count;
    const x = (index * width) / count + (isEnd ? 0 : ((chance() - 0.5) * width * 0.5) / count);
    const up = index % 2 ? rise * (0.6 + chance() * 0.6) : rise * chance() * 0.2;
    return `L${x.toFixed(0)} ${(base - up).toFixed(0)}`;
  });
  return `M0 ${height}V${base}${line.join('')}V${height}z`;
}

function strata(): string {
  const chance = scatter(11);
  let lines = '';
  for (let y = mid + 20; y < height; y += 34) {
    lines += `M0 ${y}`;
    for (let x = 0; x <= width; x += width / 9) {
      lines += `q31 ${(chance() * 10 - 5).toFixed(0)} 126 ${(chance() * 8 - 4).toFixed(0)}`;
    }
  }
  return lines;
}

function sparks(): string {
  const chance = scatter(4);
  return Array.from({ length: 40 }, () => {
    const x = (chance() * width).toFixed(0);
    const y = (mid + 14 + chance() * (height - mid - 20)).toFixed(0);
    return `M${x} ${y}l2-4 2 4 4 2-4 2-2 4-2-4-4-2z`;
  }).join('');
}

function pines(): string {
  const chance = scatter(21);
  const woods = [
    [0.01, 0.17],
    [0.8, 0.99],
  ] as const;
  return woods
    .flatMap(([from, to]) =>
      Array.from({ length: 9 }, () => {
        const x = (width * (from + (to - from) * chance())).toFixed(0);
        const y = (mid * (1.02 + chance() * 0.12)).toFixed(0);
        const k = 0.7 + chance() * 0.7;
        const s = (length: number) => (length * k).toFixed(1);
        return `M${x} ${y}v${s(-6)}h${s(-9)}l${s(5)} ${s(-9)}h${s(-3)}l${s(5)} ${s(-9)}h${s(-2)}l${s(5)} ${s(-11)} ${s(5)} ${s(11)}h${s(-2)}l${s(5)} ${s(9)}h${s(-3)}l${s(5)} ${s(9)}h${s(-9)}v${s(6)}z`;
      }),
    )
    .join('');
}

export const Scenery = still((_: object) => (
  <svg
    class="scenery"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="gr-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="sky-high" />
        <stop offset=".5" class="sky-low" />
      </linearGradient>
      <linearGradient id="gr-rock" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="rock-high" />
        <stop offset="1" class="rock-low" />
      </linearGradient>
    </defs>
    <rect width={width} height={height} fill="url(#gr-sky)" />
    <circle class="sun" cx={width * 0.68} cy={mid * 0.34} r={44} />
    <path class="ridge-far" d={peaks(9, mid * 0.78, mid * 0.56, 3)} />
    <path class="ridge-near" d={peaks(7, mid * 0.96, mid * 0.46, 5)} />
    <path d={peaks(6, mid * 1.06, mid * 0.26, 9)} fill="url(#gr-rock)" />
    <path class="pines" d={pines()} />
    <path class="strata" d={strata()} />
    <path class="sparks" d={sparks()} />
  </svg>
));
