// The page as the table's surroundings.

import { computed } from '@preact/signals';
import { afterPicture } from '../../ui-kit/answer.ts';
import { playersIn } from '../names.ts';
import { curtain, isStill, keep, language, recall, slowness, speed } from '../settings.ts';
import { hear } from '../sounds.ts';
import { speechOf } from '../speech.ts';
import type { Surroundings } from './surroundings.ts';

export function pageAround(game: string): Surroundings {
  return {
    slowness: computed(() => slowness[speed.value]),
    isStill,
    curtain,
    named: (players) => playersIn(language.value, players),
    speech: (names) => speechOf(game, names),
    recall: (name) => recall(`${game}.${name}`),
    keep: (name, value) => keep(`${game}.${name}`, value),
    playSound: hear,
    afterPicture,
  };
}
