/** Set on the document's element if the browser stores nothing for this site, so that the shell shows it. */
const MARK = 'storageBlocked';

/**
 * The methods of a storage in memory, whose keys are its own properties, like those of the browser's storage.
 * @param attempt repeats each change on the browser's storage: a short text may fit, and a removed key must be removed
 * there too
 */
const methods = (
  attempt: (work: (storage: Storage) => void) => void,
): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'> => ({
  get length() {
    return Object.keys(this).length;
  },
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  },
  getItem(key: string) {
    return Object.keys(this).includes(key) ? String((this as unknown as Record<string, unknown>)[key]) : null;
  },
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: String(value) });
    attempt((storage) => storage.setItem(key, value));
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
    attempt((storage) => storage.removeItem(key));
  },
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  },
});

const TRIED = 'rifas.prueba';
/** The greatest length of a token. */
const ROOM = 4096;

/** A replacement for a storage that cannot be written, with its content; undefined if the storage works. */
function standInFor(name: 'localStorage' | 'sessionStorage'): unknown {
  let own: Storage | undefined;
  try {
    own = window[name];
    own.setItem(TRIED, ' '.repeat(ROOM));
    own.removeItem(TRIED);
    return undefined;
  } catch {
    const attempt = (work: (storage: Storage) => void) => {
      try {
        if (own) work(own);
      } catch {
        // This change does not fit either.
      }
    };
    return Object.assign(Object.create(methods(attempt)) as object, own);
  }
}

/**
 * Some browsers throw when a page reads or writes its storage: in some private windows, or when the disk or the storage
 * is full. The whole page then uses a storage in memory: a buyer can pay, a seller can work until the page is reloaded.
 * Call it before any other script uses the storage.
 */
export function standInForBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = standInFor(name);
    if (!value) continue;
    Object.defineProperty(window, name, { value, configurable: true });
    document.documentElement.dataset[MARK] = '';
  }
}

/** Whether everything that this page stores is lost on a reload. */
export const isStorageBlocked = (): boolean => MARK in document.documentElement.dataset;
