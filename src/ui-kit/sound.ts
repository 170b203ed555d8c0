// Sounds made on the spot: short, quiet, of wood, paper, stone and metal. No files.

import type { SoundName } from './motions.ts';

interface Tone {
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

interface Rustle {
  readonly noise: 'low' | 'high';
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

function tone(
  from: number,
  to: number,
  at: number,
  length: number,
  loud: number,
  wave: OscillatorType = 'sine',
): Tone {
  return { from, to, at, length, loud, wave };
}

function rustle(noise: 'low' | 'high', at: number, length: number, loud: number): Rustle {
  return { noise, at, length, loud };
}

const sounds: Readonly<Record<SoundName, readonly (Tone | Rustle)[]>> = {
  tap: [tone(520, 380, 0, 0.05, 0.16, 'triangle')],
  place: [tone(210, 120, 0, 0.09, 0.4, 'triangle'), rustle('low', 0, 0.05, 0.2)],
  slide: [rustle('low', 0, 0.16, 0.14)],
  card: [rustle('high', 0, 0.11, 0.16), rustle('low', 0.07, 0.05, 0.14)],
  coin: [tone(1850, 1800, 0, 0.14, 0.1), tone(2480, 2440, 0.05, 0.2, 0.08)],
  march: [rustle('low', 0, 0.05, 0.26), rustle('low', 0.12, 0.05, 0.22), rustle('low', 0.24, 0.05, 0.18)],
  build: [tone(320, 180, 0, 0.07, 0.3, 'triangle'), tone(260, 150, 0.13, 0.08, 0.3, 'triangle')],
  break: [rustle('high', 0, 0.2, 0.22), tone(160, 60, 0, 0.22, 0.26, 'sawtooth')],
  dice: [0, 0.07, 0.13, 0.21].map((at) => tone(700 - at * 900, 420, at, 0.04, 0.2, 'triangle')),
  boom: [
    rustle('low', 0, 0.5, 0.5),
    tone(110, 38, 0, 0.5, 0.45, 'sawtooth'),
    rustle('high', 0.03, 0.18, 0.16),
  ],
  hop: [tone(300, 520, 0, 0.09, 0.16, 'triangle')],
  splash: [rustle('high', 0, 0.28, 0.12), rustle('low', 0.04, 0.22, 0.16), tone(420, 160, 0.02, 0.16, 0.08)],
  bell: [tone(1047, 1047, 0, 0.9, 0.14), tone(2093, 2093, 0, 0.6, 0.06), tone(2637, 2637, 0, 0.4, 0.03)],
  note: [tone(523, 523, 0, 0.34, 0.16, 'triangle'), tone(1047, 1047, 0, 0.2, 0.05)],
  gain: [tone(660, 660, 0, 0.12, 0.14), tone(880, 880, 0.09, 0.2, 0.14)],
  turn: [tone(587, 587, 0, 0.16, 0.1), tone(784, 784, 0.1, 0.22, 0.1)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, pitch, i * 0.13, 0.4, 0.14, 'triangle')),
  lose: [440, 392, 330].map((pitch, i) => tone(pitch, pitch, i * 0.18, 0.35, 0.12)),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Silent until the page has been touched once: browsers want it so. `volume` is 0 … 1; `pitch` in semitones. */
export function playSound(name: SoundName, volume: number, pitch = 0): void {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const part of sounds[name]) {
    if ('noise' in part) rustleNow(context, part, volume);
    else toneNow(context, part, volume, 2 ** (pitch / 12));
  }
}

function toneNow(audio: AudioContext, part: Tone, volume: number, higher: number): void {
  const oscillator = audio.createOscillator();
  const begin = audio.currentTime + part.at;
  oscillator.type = part.wave;
  oscillator.frequency.setValueAtTime(part.from * higher, begin);
  oscillator.frequency.exponentialRampToValueAtTime(part.to * higher, begin + part.length);
  oscillator.connect(fading(audio, begin, part.length, part.loud * volume));
  oscillator.start(begin);
  oscillator.stop(begin + part.length);
}

function rustleNow(audio: AudioContext, part: Rustle, volume: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const begin = audio.currentTime + part.at;
  source.buffer = noise;
  filter.type = part.noise === 'low' ? 'lowpass' : 'highpass';
  filter.frequency.value = part.noise === 'low' ? 900 : 2600;
  source.connect(filter).connect(fading(audio, begin, part.length, part.loud * volume));
  source.start(begin);
  source.stop(begin + part.length);
}

function fading(audio: AudioContext, begin: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
