// Read aloud by the browser, where it can speak.

import { language } from '../settings.ts';

export function canRead(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function read(sentence: string): void {
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(sentence.replaceAll('*', ''));
  spoken.lang = language.value;
  spoken.rate = 0.95;
  speechSynthesis.speak(spoken);
}
