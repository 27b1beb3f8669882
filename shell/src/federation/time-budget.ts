/** How long loading a part, or drawing it, may take before it counts as failed: enough for a slow phone, short enough to explain itself. */
export const BUDGET_MS = 20_000;
