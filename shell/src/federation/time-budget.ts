/**
 * How long loading a part, or drawing it, may take before it counts as failed: enough for a slow phone, short enough
 * that the visitor still waits for the explanation.
 */
export const BUDGET_MS = 20_000;
