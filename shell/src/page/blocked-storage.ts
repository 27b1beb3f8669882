/** Set on the document's element where the browser keeps nothing for this site, so that the shell says so. */
const MARK = 'storageBlocked';

/**
 * Keeps texts as long as the page lives: keys are its own properties, as they are of the browser's storage.
 * @param attempt does the same with the storage that is stood in for: a short text may fit, and what is removed is gone there too
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
/** As long as a token may be. */
const ROOM = 4096;

/** What stands in for a storage to which nothing can be written, with what it holds; undefined where it works. */
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
        // No room for this one either.
      }
    };
    return Object.assign(Object.create(methods(attempt)) as object, own);
  }
}

/**
 * A browser that keeps nothing for a site throws at the mention of its storage, or when something is written: in some private windows, or
 * where the disk or the storage is full. Everything of the page then uses a storage in memory: a buyer can pay, a seller can work until the
 * page is loaded again. It has to run before any other script looks.
 */
export function standInForBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = standInFor(name);
    if (!value) continue;
    Object.defineProperty(window, name, { value, configurable: true });
    document.documentElement.dataset[MARK] = '';
  }
}

/** Whether what this page keeps is gone when it is loaded again. */
export const isStorageBlocked = (): boolean => MARK in document.documentElement.dataset;
