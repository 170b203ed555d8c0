// A small learned function of a position's features: two layers of rectified sums, and one number in the end.
// Whole-number weights and plain arithmetic in a fixed order: the same bits on every machine.

/** As it is stored. `weights`: by layer, for every input those to all outputs one after another, then the biases;
 *  each times the layer's `scale`. */
export interface NetFile {
  readonly sizes: readonly number[];
  readonly scales: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** As in the file. */
  readonly weights: Float64Array;
}

export type Net = readonly Layer[];

export function netOf({ sizes, scales, weights }: NetFile): Net {
  return weights.map((layer, index) => {
    const inputs = sizes[index]!;
    const outputs = sizes[index + 1]!;
    if (layer.length !== (inputs + 1) * outputs) throw new RangeError('A net needs all of its weights.');
    return { inputs, outputs, weights: Float64Array.from(layer, (weight) => weight * scales[index]!) };
  });
}

const longestLayer = 512;
const buffers = [new Float64Array(longestLayer), new Float64Array(longestLayer)];

/** What the net makes of these features. */
export function answerOf(net: Net, features: ArrayLike<number>): number {
  let inputs = features;
  for (let index = 0; index < net.length; index++) {
    const output = buffers[index % 2]!;
    sumUp(net[index]!, inputs, output);
    if (index + 1 < net.length) rectify(output, net[index]!.outputs);
    inputs = output;
  }
  return inputs[0]!;
}

/** Most features are 0 and cost nothing. */
export function sumUp(
  { inputs, outputs, weights }: Layer,
  from: ArrayLike<number>,
  into: Float64Array,
): void {
  const biases = inputs * outputs;
  for (let output = 0; output < outputs; output++) into[output] = weights[biases + output]!;
  for (let input = 0; input < inputs; input++) {
    const value = from[input]!;
    if (value === 0) continue;
    const row = input * outputs;
    for (let output = 0; output < outputs; output++) into[output]! += value * weights[row + output]!;
  }
}

export function rectify(sums: Float64Array, count: number): void {
  for (let index = 0; index < count; index++) if (sums[index]! < 0) sums[index] = 0;
}
