// What people set once and find again: kept by the browser, changed while everything runs.

import { effect, type Signal, signal } from '@preact/signals';
import { type Language, languages } from '../i18n/format.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export const speeds = ['slow', 'normal', 'fast', 'none'] as const;
export const curtains = ['secrets', 'always'] as const;

/** How long things take, as a multiple of the usual. */
export const slowness: Readonly<Record<(typeof speeds)[number], number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  none: 0,
};

export const language: Signal<Language> = kept('language', languages, preferredLanguage());
export const theme = kept('theme', themes, 'auto');
export const speed = kept('speed', speeds, 'normal');
export const sound = kept('sound', ['on', 'off'] as const, 'on');
/** Quiet, so that nobody is startled who did not ask for it. */
export const volumes = ['quiet', 'middle', 'loud'] as const;
export const volume = kept('volume', volumes, 'quiet');
/** What is to be heard, unless nothing is: what moves, that it is one's turn, how it ends. */
export const moveSounds = kept('moveSounds', ['on', 'off'] as const, 'on');
export const turnSounds = kept('turnSounds', ['on', 'off'] as const, 'on');
export const endSounds = kept('endSounds', ['on', 'off'] as const, 'on');
export const curtain = kept('curtain', curtains, 'secrets');

/** What the person at this device calls themselves; empty until they have said it. */
export const ownName = signal(recall('name') ?? '');
ownName.subscribe((name) => {
  if (name !== '') keep('name', name);
});

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
export const isDark = signal(darkness.matches);
export const isStill = signal(stillness.matches);
darkness.addEventListener('change', () => {
  isDark.value = darkness.matches;
});
stillness.addEventListener('change', () => {
  isStill.value = stillness.matches;
});

export function themeNow(): 'light' | 'dark' {
  if (theme.value !== 'auto') return theme.value;
  return isDark.value ? 'dark' : 'light';
}

effect(() => {
  document.documentElement.dataset.theme = themeNow();
  document.documentElement.lang = language.value;
});

function preferredLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith('ru')) ? 'ru' : 'en';
}

function kept<Value extends string>(name: string, values: readonly Value[], usual: Value): Signal<Value> {
  const stored = recall(name);
  const setting = signal(values.find((value) => value === stored) ?? usual);
  setting.subscribe((value) => {
    if (value !== usual || recall(name) !== null) keep(name, value);
  });
  return setting;
}

// A browser may forbid its storage; then a setting lasts as long as the page.
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`larets.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`larets.${name}`, value);
  } catch {}
}
