import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { tell } from '../speech.ts';

/** A link for cameras. */
export function Qr({ link }: { readonly link: string }): JSX.Element {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(link, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  }, [link]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={tell('online.qr')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10282b" shape-rendering="crispEdges" />
    </svg>
  );
}
