/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a part written from right to left. Otherwise it would move the digits after it to its other side. */
const isolated = (part: string): string => (FROM_RIGHT.test(part) ? `\u2068${part}\u2069` : part);

/**
 * Joins the known facts into one line; unknown ones are left out.
 * @example joined(['Carla', undefined, '2 talones']) // 'Carla · 2 talones'
 */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ');
