import type { JSX } from 'preact';
import type { RuleId } from '../../kernel/game.ts';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

/** Why a move is not possible, with the paragraph of the rules that says so. */
export function Refused({
  controller,
  openRule,
}: {
  readonly controller: Controller;
  readonly openRule: (rule: RuleId) => void;
}): JSX.Element {
  const refusal = controller.refusal.value;
  return (
    <div class="refused-place" role="alert">
      {refusal && (
        <div class="refused">
          <p>
            <strong>{tell('table.refused')}. </strong>
            {textOf(controller)}
          </p>
          {'rule' in refusal && (
            <button type="button" class="button quiet" onClick={() => openRule(refusal.rule)}>
              <Glyph name="book" />
              {tell('table.ruleLink', { rule: refusal.rule })}
            </button>
          )}
          <button
            type="button"
            class="button quiet round"
            aria-label={tell('site.close')}
            onClick={controller.cancel}
          >
            <Glyph name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function textOf({ refusal, tell: say }: Controller): string {
  const refused = refusal.value;
  if (!refused) return '';
  if ('code' in refused) return say(`refusal.${refused.code}`);
  const reason = refused.params?.reason;
  const key = reason === undefined ? `refusal.${refused.rule}` : `refusal.${refused.rule}.${reason}`;
  return say(key, refused.params);
}
