/** Set on the document's element where the browser keeps nothing for this site, so that the shell says so. */
const MARK = 'storageBlocked';

/** Keeps texts as long as the page lives: keys are its own properties, as they are of the browser's storage. */
const METHODS: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
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
  },
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  },
  clear() {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  },
};

function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[name].getItem('') === undefined;
  } catch {
    return true;
  }
}

/**
 * A browser that keeps nothing for a site throws at the mention of its storage. Everything of the page then uses a storage in memory: a
 * buyer can pay, a seller can work until the page is loaded again. It has to run before any other script looks.
 */
export function standInForBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isBlocked(name)) continue;
    Object.defineProperty(window, name, { value: Object.create(METHODS) as Storage, configurable: true });
    document.documentElement.dataset[MARK] = '';
  }
}

/** Whether what this page keeps is gone when it is loaded again. */
export const isStorageBlocked = (): boolean => MARK in document.documentElement.dataset;
