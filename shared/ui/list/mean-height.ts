/** What is expected of a row: the height that it was measured with, or the mean of those that were where it was not drawn yet. */
export function createMeanHeight() {
  const heights = new Map<string, number>();
  let sum = 0;
  return {
    note(key: string, height: number): void {
      sum += height - (heights.get(key) ?? 0);
      heights.set(key, height);
    },
    /** The mean in whole pixels; undefined while no row was measured. */
    of: (key: string): number | undefined =>
      heights.get(key) ?? (heights.size === 0 ? undefined : Math.round(sum / heights.size)),
  };
}
