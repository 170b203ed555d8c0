import type { JSX } from 'preact';

interface HouseProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
}

function House({ x, width, height, wall, roof }: HouseProps): JSX.Element {
  const top = 300 - height;
  return (
    <g stroke="#3a2a2a" stroke-width="2.5" stroke-linejoin="round">
      <rect x={x} y={top} width={width} height={height + 20} fill={wall} />
      <path d={`M${x - 8} ${top}h${width + 16}l${-width / 2 - 8} ${-width * 0.5}z`} fill={roof} />
      {[0.2, 0.58].map((part) => (
        <rect
          key={part}
          x={x + width * part}
          y={top + 16}
          width={width * 0.24}
          height={width * 0.3}
          rx="3"
          fill="#fff3c9"
        />
      ))}
      <path d={`M${x + width * 0.36} 320v-34q${width * 0.14}-16 ${width * 0.28} 0v34z`} fill="#7a4a2c" />
    </g>
  );
}

/** A street going up under a crane. */
export function BigBuild(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="bb-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2f9fc4" />
          <stop offset=".7" stop-color="#bfe9e2" />
        </linearGradient>
        <pattern id="bb-bricks" width="40" height="24" patternUnits="userSpaceOnUse">
          <rect width="40" height="24" fill="#c25f3c" />
          <path d="M0 0h40M0 12h40M10 0v12M30 12v12" stroke="#8f3f25" stroke-width="2.5" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="url(#bb-sky)" />
      <g fill="#fff" fill-opacity=".85">
        <path d="M26 96q4-20 24-18 12-22 34-6 24-2 22 24zM196 64q4-14 18-12 10-16 26-4 18 0 16 16z" />
      </g>
      <g stroke="#8a5a08" stroke-width="3" fill="none" stroke-linejoin="round">
        <path
          d="M232 310V92h22v218M232 310l22-32-22-32 22-32-22-32 22-32-22-32 22-26"
          stroke="#e09a12"
          stroke-width="4.5"
        />
        <path
          d="M284 92H66l178-40zM244 52v40M204 62v30M164 70v22M124 80v12"
          stroke="#e09a12"
          stroke-width="4.5"
        />
        <path d="M92 92v52" stroke="#3a2a2a" />
      </g>
      <g transform="translate(92 168)" stroke="#3a2a2a" stroke-width="2.5" stroke-linejoin="round">
        <path d="M0-24-30 0h60z" fill="none" />
        <rect x="-34" y="0" width="68" height="34" rx="3" fill="url(#bb-bricks)" />
      </g>
      <House x={18} width={66} height={74} wall="#f7d774" roof="#d2503a" />
      <House x={104} width={78} height={62} wall="#f2f0e4" roof="#2f7f86" />
      <House x={202} width={78} height={94} wall="#f29d7a" roof="#5a4a9c" />
      <rect y="312" width="300" height="90" fill="url(#bb-bricks)" />
      <path d="M0 400V330q75-30 150-30t150 30v70z" fill="#2a0f08" fill-opacity=".66" />
    </svg>
  );
}
