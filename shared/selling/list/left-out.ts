import type { Oddity } from '../../contracts';
import { counted, enumerated } from '../../format';

/** The word for an entry of a list, in singular and plural: 'rifa' and 'rifas'. */
export interface EntryName {
  readonly one: string;
  readonly many: string;
}

export interface ListEntry extends EntryName {
  /**
   * The word for the parts of an entry, if they are a list and can be left out one by one. 'unnamed' if people have no
   * word for the parts: then the entries with missing parts are counted. Without it, missing parts are not reported.
   */
  readonly part?: EntryName | 'unnamed';
}

const ENTRY = /^\[\d+\]/;
// '[3].id' is inside an entry of the list, '[3][2].id' inside a part of one.
const depthOf = (path: string): number => path.match(/\[\d+\]/g)?.length ?? 0;
const entryOf = (path: string): string => ENTRY.exec(path)?.[0] ?? '';

/**
 * A sentence about how much of a list could not be read and is missing on the page; '' if nothing is missing.
 * @example leftOutText([{ path: '[3]', leftOut: true }], { one: 'rifa', many: 'rifas' }) // 'No pudimos mostrar 1 rifa.'
 */
export function leftOutText(oddities: readonly Pick<Oddity, 'path' | 'leftOut'>[], entry: ListEntry): string {
  const paths = oddities.flatMap(({ path, leftOut }) => (leftOut ? [path] : []));
  const entries = new Set(paths.filter((path) => depthOf(path) === 1).map(entryOf));
  // Parts of an entry that was left out are not counted separately.
  const parts = paths.filter((path) => depthOf(path) > 1 && !entries.has(entryOf(path)));
  const whole = entries.size > 0 ? counted(entries.size, entry.one, entry.many) : '';
  const sentence = (what: string): string => (what === '' ? '' : `No pudimos mostrar ${what}.`);
  if (entry.part === undefined || parts.length === 0) return sentence(whole);
  if (entry.part === 'unnamed') {
    const lacking = `una parte de ${counted(new Set(parts.map(entryOf)).size, entry.one, entry.many)}`;
    return [sentence(whole), sentence(lacking)].filter(Boolean).join(' ');
  }
  return sentence(enumerated([whole, counted(parts.length, entry.part.one, entry.part.many)].filter(Boolean)));
}
