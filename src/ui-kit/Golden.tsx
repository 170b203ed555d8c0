import type { JSX } from 'preact';

/** A sentence whose words between asterisks are told in gold. */
export function Golden({ text }: { readonly text: string }): JSX.Element {
  return <>{text.split('*').map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part))}</>;
}
