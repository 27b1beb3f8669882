/** Which of the two products a deployment is. */
export const VARIANTS = ['dtyt', 'ccee'] as const;
export type Variant = (typeof VARIANTS)[number];

/** How raffles are shown and selected: ticket by ticket, or raffle by raffle. */
export const DISPLAY_MODES = ['multi', 'single'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];
