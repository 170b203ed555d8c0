import '../styles/setup.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { loadRules } from './load.ts';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

interface RulesTextProps {
  readonly game: string;
  /** To be shown first. */
  readonly paragraph: string | undefined;
}

export function RulesText({ game, paragraph }: RulesTextProps): JSX.Element {
  const loaded = useSignal<{ readonly text: string | undefined } | undefined>(undefined);
  const wanted = language.value;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (text: string | undefined): void => {
      if (isWanted) loaded.value = { text };
    };
    loadRules(game, wanted).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [game, wanted, loaded]);
  const text = loaded.value?.text;
  const blocks = useMemo(() => (text === undefined ? [] : parseMarkdown(text).filter(isInside)), [text]);
  useLayoutEffect(() => {
    if (paragraph)
      article.current?.querySelector(`#rule-${CSS.escape(paragraph)}`)?.scrollIntoView({ block: 'center' });
  }, [blocks, paragraph]);
  if (text === undefined) return <p role="status">{tell(loaded.value ? 'rules.none' : 'site.loading')}</p>;
  return (
    <article class="rules" ref={article}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} wanted={paragraph} />
      ))}
    </article>
  );
}

/** The title of the whole stands above already. */
function isInside(block: Block): boolean {
  return block.kind !== 'heading' || block.level > 1;
}

function OneBlock({
  block,
  wanted,
}: {
  readonly block: Block;
  readonly wanted: string | undefined;
}): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Tag = block.level === 2 ? 'h2' : 'h3';
      return (
        <Tag id={block.id}>
          <Words parts={block.parts} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p {...markOf(block.id, wanted)}>
          <Words parts={block.parts} />
        </p>
      );
    case 'list': {
      const Tag = block.isOrdered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item, index) => (
            <li key={index} {...markOf(item.id, wanted)}>
              <Words parts={item.parts} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return <TableBlock block={block} />;
  }
}

function TableBlock({ block }: { readonly block: Extract<Block, { kind: 'table' }> }): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          {block.head.map((cell, index) => (
            <th key={index} scope="col">
              <Words parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>
                <Words parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function markOf(
  id: string | undefined,
  wanted: string | undefined,
): { readonly id?: string; readonly class?: string } {
  if (id === undefined) return {};
  return { id: `rule-${id}`, class: id === wanted ? 'rule is-wanted' : 'rule' };
}

function Words({ parts }: { readonly parts: readonly Inline[] }): JSX.Element {
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part === 'string') return part;
        const Tag = part.kind;
        return (
          <Tag key={index}>
            <Words parts={part.parts} />
          </Tag>
        );
      })}
    </>
  );
}
