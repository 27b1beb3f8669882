/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name from right to left would take the figures behind it along, to its other side. */
const isolated = (part: string): string => (FROM_RIGHT.test(part) ? `\u2068${part}\u2069` : part);

/**
 * What is known of several facts, in one line.
 * @example joined(['Carla', undefined, '2 talones']) // 'Carla · 2 talones'
 */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ');
