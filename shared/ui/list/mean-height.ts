/** The mean height of the rows that were measured: what is expected of those that were not drawn yet. */
export function createMeanHeight() {
  const heights = new Map<string, number>();
  let sum = 0;
  return {
    note(key: string, height: number): void {
      sum += height - (heights.get(key) ?? 0);
      heights.set(key, height);
    },
    /** In whole pixels; undefined while no row was measured. */
    current: (): number | undefined => (heights.size === 0 ? undefined : Math.round(sum / heights.size)),
  };
}
