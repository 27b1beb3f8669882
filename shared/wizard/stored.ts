import { isId, type ChosenTicket } from '../domain';

/**
 * Whether a stored value has the type of its empty value, because it may be older than the code. An undefined empty
 * value accepts any type.
 */
export const fits = (empty: unknown, stored: unknown): boolean =>
  empty === undefined ||
  (stored !== null && typeof stored === typeof empty && Array.isArray(stored) === Array.isArray(empty));

/**
 * The texts in a stored list. A value that is not a list counts as empty.
 * @example createDraftStore(name, empty, { read: ({ selected }) => ({ selected: storedTexts(selected) }) })
 */
export const storedTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string') : [];

function isChosenTicket(stored: unknown): stored is ChosenTicket {
  const { id, number, draw } = (stored ?? {}) as Partial<Record<keyof ChosenTicket, unknown>>;
  return isId(id) && typeof number === 'string' && typeof draw === 'string';
}

/**
 * The tickets in a stored list that have the current shape, because a draft may be older than the code.
 * @example storedTickets([{ id: 7, number: '00107', draw: '2' }, 7]) // [{ id: 7, number: '00107', draw: '2' }]
 */
export const storedTickets = (stored: unknown): readonly ChosenTicket[] =>
  Array.isArray(stored) ? stored.filter(isChosenTicket) : [];

/**
 * A stored form: the fields of `empty`, with the stored values that have the same type.
 * @example storedFields({ name: 'Ana', age: 7 }, { name: '' }) // { name: 'Ana' }
 */
export function storedFields<Values extends object>(stored: unknown, empty: Values): Values {
  const kept = Object.entries(stored ?? {}).filter(
    ([name, value]) => name in empty && fits(empty[name as keyof Values], value),
  );
  return { ...empty, ...Object.fromEntries(kept) };
}
