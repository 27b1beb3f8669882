const PREFIX = 'rifas.borrador:';

/** Some browsers refuse storage. A form also works without drafts. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Keeps values in this tab until it is closed. Never hand it a password.
 * @example saveDraft('login', { email: 'ana@example.com' });
 */
export function saveDraft(key: string, values: object): void {
  attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(values)));
}

/**
 * The values saved under a key. Only those that `shape` has with the same type are returned, because a draft may be
 * older than the form.
 * @example const { email = '' } = restoreDraft('login', { email: '' });
 */
export function restoreDraft<Values extends object>(key: string, shape: Values): Partial<Values> {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}'));
  if (typeof kept !== 'object' || kept === null) return {};
  const types = new Map(Object.entries(shape).map(([name, value]) => [name, typeof value]));
  const fitting = Object.entries(kept).filter(([name, value]) => types.get(name) === typeof value);
  return Object.fromEntries(fitting) as Partial<Values>;
}

/**
 * Removes the values saved under a key.
 * @example clearDraft('login');
 */
export function clearDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + key));
}

/**
 * Removes every draft, because another person may log in to this tab next.
 * @deprecated the shell forgets every draft at a logout
 * @example clearDrafts();
 */
export function clearDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}
