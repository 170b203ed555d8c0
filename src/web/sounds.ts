// Which sounds the page makes, and how loud: as people have set it.

import type { SoundName } from '../ui-kit/board.ts';
import { playSound } from '../ui-kit/sound.ts';
import { endSounds, moveSounds, sound, turnSounds, volume } from './settings.ts';

const loudness = { quiet: 0.45, middle: 0.8, loud: 1.3 } as const;

/** `part` of the chosen volume; `pitch` in semitones. */
export function hear(name: SoundName, part: number, pitch = 0): void {
  if (sound.value === 'off' || settingOf(name).value === 'off') return;
  playSound(name, part * loudness[volume.value], pitch);
}

function settingOf(name: SoundName): { readonly value: 'on' | 'off' } {
  switch (name) {
    case 'turn':
      return turnSounds;
    case 'win':
    case 'lose':
      return endSounds;
    default:
      return moveSounds;
  }
}
