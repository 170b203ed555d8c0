import type { JSX } from 'preact';

/** A coast on an old sea chart with a wind rose. */
export function EightMinuteEmpire(): JSX.Element {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ee-sea" x1="0" y1="0" x2=".4" y2="1">
          <stop offset="0" stop-color="#2a8291" />
          <stop offset=".6" stop-color="#135263" />
          <stop offset="1" stop-color="#0a2f40" />
        </linearGradient>
        <linearGradient id="ee-land" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f5e3b4" />
          <stop offset="1" stop-color="#d5ac66" />
        </linearGradient>
        <pattern id="ee-waves" width="36" height="18" patternUnits="userSpaceOnUse">
          <path d="M0 12q9-9 18 0t18 0" fill="none" stroke="#bfe6e4" stroke-opacity=".16" stroke-width="2" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="url(#ee-sea)" />
      <rect width="300" height="400" fill="url(#ee-waves)" />
      <g stroke="#bfe6e4" stroke-opacity=".18" fill="none">
        <path d="M-20 300 320 40M-20 40l340 260M150-10v420M-10 172h320" />
        <circle cx="150" cy="172" r="128" />
      </g>
      <g stroke="#6d4514" stroke-width="2.5" stroke-linejoin="round" fill="url(#ee-land)">
        <path d="M-10-10h122q14 26-6 44 8 30-22 36-6 30-38 28-20 22-56 10z" />
        <path d="M310 92q-30-6-40 20-30 10-22 42-16 30 14 46 6 28 48 24z" />
        <path d="M-10 250q44-12 58 22 40 2 44 40 32 18 14 52l-10 46H-10z" />
        <path d="M196 300q34-18 62 6 38-4 52 24v80H166q-14-34 12-52-6-40 18-58z" />
      </g>
      <g
        fill="none"
        stroke="#8a5a20"
        stroke-opacity=".55"
        stroke-dasharray="2 6"
        stroke-width="2.5"
        stroke-linecap="round"
      >
        <path d="M-10 36q50-8 60 18t36 18M300 150q-24 8-34 32M14 410q0-60 50-82M214 410q4-54 60-66" />
        <path
          d="M112 42q70 6 132 66M92 322q50-30 92-6"
          stroke="#f0d999"
          stroke-opacity=".8"
          stroke-width="3"
        />
      </g>
      <g transform="translate(150 172)">
        {[45, 135, 225, 315].map((turn) => (
          <path
            key={turn}
            d="M0-64 10-10 0 0-10-10z"
            fill="#0a2f40"
            stroke="#f3dca2"
            stroke-width="1.5"
            transform={`rotate(${turn})`}
          />
        ))}
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-100 14-14 0 0z" fill="#c8552b" />
            <path d="M0-100-14-14 0 0z" fill="#f8e6b8" />
            <path d="M0-100 14-14 0 0-14-14z" fill="none" stroke="#3b2208" stroke-width="1.5" />
          </g>
        ))}
        <circle r="25" fill="#f8e6b8" stroke="#3b2208" stroke-width="2" />
        <path d="M-13 13v-18h5v5h5v-5h6v5h5v-5h5v18z" fill="#a23c1c" />
      </g>
      <path d="M0 400V318q75-40 150-40t150 40v82z" fill="#04161f" fill-opacity=".6" />
    </svg>
  );
}
