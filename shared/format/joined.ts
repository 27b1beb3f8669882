/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Characters without a shape that turn the text after them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name for a sentence. One that is written from right to left is isolated, because it would move what follows it to
 * its other side.
 * @example isolated('Carla') // 'Carla'
 */
export function isolated(name: string): string {
  const plain = name.replace(TURNS, '');
  return FROM_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/**
 * Joins the known facts into one line; unknown ones are left out.
 * @example joined(['Carla', undefined, '2 talones']) // 'Carla · 2 talones'
 */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ');
