import type { JSX } from 'preact';

const gems = [
  { colour: '#e2485a', x: 150, y: 92 },
  { colour: '#3f8fe0', x: 226, y: 146 },
  { colour: '#39b27a', x: 198, y: 234 },
  { colour: '#f0b93b', x: 102, y: 234 },
  { colour: '#a566df', x: 74, y: 146 },
];

function Gem({ colour }: { readonly colour: string }): JSX.Element {
  return (
    <g stroke="#fff" stroke-opacity=".55" stroke-width="1.2" stroke-linejoin="round">
      <path d="M-24-30h48L42-8 0 44-42-8z" fill={colour} />
      <path d="M-24-30-42-8h26zM24-30 42-8H16z" fill="#fff" fill-opacity=".28" />
      <path d="M-24-30h48L16-8h-32z" fill="#fff" fill-opacity=".45" />
      <path d="M-42-8h26L0 44z" fill="#000" fill-opacity=".12" />
      <path d="M42-8H16L0 44z" fill="#000" fill-opacity=".28" />
    </g>
  );
}

/** Five cut stones in a ring on midnight velvet. */
export function FiveGems(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="fg-velvet" cx=".5" cy=".42" r=".8">
          <stop offset="0" stop-color="#4a3b86" />
          <stop offset=".6" stop-color="#241b52" />
          <stop offset="1" stop-color="#0f0b2a" />
        </radialGradient>
        <pattern id="fg-facets" width="50" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 44 25 0l25 44zM0 0l25 44L50 0" fill="none" stroke="#cbbcff" stroke-opacity=".13" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="url(#fg-velvet)" />
      <rect width="300" height="400" fill="url(#fg-facets)" />
      <circle
        cx="150"
        cy="172"
        r="84"
        fill="none"
        stroke="#e6c36a"
        stroke-width="2.5"
        stroke-dasharray="1 9"
        stroke-linecap="round"
      />
      <path
        d="M150 132l9 28 30 1-24 18 9 29-24-17-24 17 9-29-24-18 30-1z"
        fill="#f3d486"
        stroke="#8e6a1c"
        stroke-width="1.5"
      />
      {gems.map(({ colour, x, y }) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <ellipse cy="46" rx="26" ry="6" fill="#000" fill-opacity=".35" />
          <Gem colour={colour} />
        </g>
      ))}
      <path d="M0 400V330q75-34 150-34t150 34v70z" fill="#07041a" fill-opacity=".55" />
    </svg>
  );
}
