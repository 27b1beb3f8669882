/** The expected height of a row: its measured height, or the mean of the measured rows if it was not rendered yet. */
export function createMeanHeight() {
  const heights = new Map<string, number>();
  let sum = 0;
  return {
    note(key: string, height: number): void {
      sum += height - (heights.get(key) ?? 0);
      heights.set(key, height);
    },
    /** In whole pixels; undefined while no row has been measured. */
    of: (key: string): number | undefined =>
      heights.get(key) ?? (heights.size === 0 ? undefined : Math.round(sum / heights.size)),
  };
}
