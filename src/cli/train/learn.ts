// Learning a net from positions and how they ended: each seat has its sum, and the shares of the win go by them.

import { type Net, type NetFile, netOf, rectify, sumUp } from '../../kernel/net.ts';
import { nextUint32, type Rng, shuffle } from '../../kernel/random.ts';

export interface Sample {
  /** By seat. */
  readonly features: readonly Float32Array[];
  /** By seat: the share of the win to be foretold. */
  readonly shares: readonly number[];
}

const batchSize = 64;
const momentum = 0.9;
const damping = 0.999;
/** Weights are stored as whole numbers from -127 to 127. */
const steps = 127;

/** A net that can be taught: Adam's two running means beside every weight. */
export interface Pupil {
  readonly sizes: readonly number[];
  readonly net: Net;
  readonly gradients: readonly Float64Array[];
  readonly means: readonly Float64Array[];
  readonly squares: readonly Float64Array[];
  taught: number;
}

export function newPupil(sizes: readonly number[], rng: Rng): Pupil {
  const net = sizes.slice(0, -1).map((inputs, index) => {
    const outputs = sizes[index + 1]!;
    const spread = Math.sqrt(6 / (index === 0 ? inputs / 4 : inputs));
    const weights = Float64Array.from({ length: (inputs + 1) * outputs }, (_, at) =>
      at < inputs * outputs ? spread * (nextUint32(rng) / 0x1_0000_0000 - 0.5) : 0,
    );
    return { inputs, outputs, weights };
  });
  const empty = () => net.map(({ weights }) => new Float64Array(weights.length));
  return { sizes, net, gradients: empty(), means: empty(), squares: empty(), taught: 0 };
}

/** One pass over all samples; returns the mean loss (cross-entropy). */
export function teach(pupil: Pupil, samples: Sample[], rate: number, rng: Rng): number {
  shuffle(rng, samples);
  let loss = 0;
  for (let from = 0; from < samples.length; from += batchSize) {
    const batch = samples.slice(from, from + batchSize);
    for (const sample of batch) loss += blame(pupil, sample);
    improve(pupil, rate, batch.length);
  }
  return loss / samples.length;
}

export function foretell(net: Net, features: readonly Float32Array[]): number[] {
  return softmax(features.map((one) => run(net, one).at(-1)![0]!));
}

/** The sums of every layer, rectified but for the last. */
function run(net: Net, features: ArrayLike<number>): Float64Array[] {
  const sums: Float64Array[] = [];
  let inputs = features;
  for (const [index, layer] of net.entries()) {
    const output = new Float64Array(layer.outputs);
    sumUp(layer, inputs, output);
    if (index + 1 < net.length) rectify(output, layer.outputs);
    sums.push(output);
    inputs = output;
  }
  return sums;
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - most));
  const sum = odds.reduce((a, b) => a + b);
  return odds.map((one) => one / sum);
}

/** Adds what every weight has to do with the error. */
function blame({ net, gradients }: Pupil, { features, shares }: Sample): number {
  const runs = features.map((one) => run(net, one));
  const foretold = softmax(runs.map((sums) => sums.at(-1)![0]!));
  let loss = 0;
  for (const [seat, sums] of runs.entries()) {
    loss -= shares[seat]! * Math.log(Math.max(foretold[seat]!, 1e-9));
    let errors: Float64Array<ArrayBufferLike> = Float64Array.of(foretold[seat]! - shares[seat]!);
    for (let index = net.length - 1; index >= 0; index--) {
      const inputs = index === 0 ? features[seat]! : sums[index - 1]!;
      errors = blameLayer(net, gradients, index, inputs, errors);
    }
  }
  return loss;
}

/** Returns the errors of the layer before. */
function blameLayer(
  net: Net,
  gradients: readonly Float64Array[],
  index: number,
  values: ArrayLike<number>,
  errors: Float64Array,
): Float64Array {
  const { inputs, outputs, weights } = net[index]!;
  const gradient = gradients[index]!;
  const before = new Float64Array(index === 0 ? 0 : inputs);
  for (let output = 0; output < outputs; output++) gradient[inputs * outputs + output]! += errors[output]!;
  for (let input = 0; input < inputs; input++) {
    const value = values[input]!;
    if (value === 0) continue;
    const row = input * outputs;
    let error = 0;
    for (let output = 0; output < outputs; output++) {
      gradient[row + output]! += value * errors[output]!;
      error += weights[row + output]! * errors[output]!;
    }
    if (index > 0) before[input] = error;
  }
  return before;
}

/** By what `gradients` gathered over a batch. */
export function improve(pupil: Pupil, rate: number, batch: number): void {
  pupil.taught++;
  const first = 1 - momentum ** pupil.taught;
  const second = 1 - damping ** pupil.taught;
  for (const [index, { weights }] of pupil.net.entries()) {
    const gradient = pupil.gradients[index]!;
    const mean = pupil.means[index]!;
    const square = pupil.squares[index]!;
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at]! / batch;
      mean[at] = momentum * mean[at]! + (1 - momentum) * slope;
      square[at] = damping * square[at]! + (1 - damping) * slope * slope;
      weights[at]! -= (rate * (mean[at]! / first)) / (Math.sqrt(square[at]! / second) + 1e-8);
      gradient[at] = 0;
    }
  }
}

/** Rounded to whole numbers, as it is stored. */
export function stored({ sizes, net }: Pick<Pupil, 'sizes' | 'net'>): NetFile {
  const scales = net.map(
    ({ weights }) => weights.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / steps,
  );
  const weights = net.map((layer, index) =>
    Array.from(layer.weights, (one) => Math.round(one / scales[index]!)),
  );
  return { sizes, scales, weights };
}

/** The mean difference that rounding makes to what is foretold. */
export function roundingError(pupil: Pupil, samples: readonly Sample[]): number {
  const rounded = netOf(stored(pupil));
  let sum = 0;
  for (const { features } of samples) {
    sum += Math.abs(foretell(pupil.net, features)[0]! - foretell(rounded, features)[0]!);
  }
  return sum / samples.length;
}

/** Ten bins of what was foretold for the first seat, with what came. */
export function calibration(
  net: Net,
  samples: readonly Sample[],
): { foretold: number; came: number; count: number }[] {
  const bins = Array.from({ length: 10 }, () => ({ foretold: 0, came: 0, count: 0 }));
  for (const { features, shares } of samples) {
    const foretold = foretell(net, features)[0]!;
    const bin = bins[Math.min(9, Math.floor(foretold * 10))]!;
    bin.foretold += foretold;
    bin.came += shares[0]!;
    bin.count++;
  }
  return bins.map(({ foretold, came, count }) => ({
    foretold: foretold / Math.max(1, count),
    came: came / Math.max(1, count),
    count,
  }));
}
