/** Points of the values in a box of the given size: evenly from left to right, the highest at the top. */
export function sparklinePoints(values: readonly number[], width: number, height: number) {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: values.length > 1 ? index * step : width,
    y: range > 0 ? height - ((value - lowest) / range) * height : height / 2,
  }));
}
