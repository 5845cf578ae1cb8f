/**
 * Mean over tokens of a row-major [tokens, width] matrix, scaled to length 1.
 * A text of nothing but zeros stays zero.
 */
export function meanPooled(states: Float32Array, tokens: number): number[] {
  const width = states.length / tokens;
  const sum = new Float64Array(width);
  for (let i = 0; i < states.length; i++) sum[i % width] = (sum[i % width] ?? 0) + (states[i] ?? 0);
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => value / length);
}
