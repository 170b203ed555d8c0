// A moment in the words of the page.

import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { whenWas } from './dates.ts';

export function whenTold(moment: number): string {
  return whenWas(moment, Date.now(), {
    language: language.value,
    today: (time) => tell('date.today', { time }),
    yesterday: (time) => tell('date.yesterday', { time }),
  });
}
