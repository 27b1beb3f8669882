/** How long each stage may take before it counts as failed. Generous for a slow phone, short enough to explain itself. */
export const BUDGET_MS = {
  /** remoteEntry.js, the exposed module and the shared chunks it asks for. */
  entry: 20_000,
  /** The chunk of a page or widget. */
  page: 20_000,
  /** From the first attempt to draw a page until it is drawn: a page may suspend. */
  render: 20_000,
  /** A part of the shell in a file of its own. */
  part: 20_000,
} as const;
