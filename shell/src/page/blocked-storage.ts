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

const TRIED = 'rifas.prueba';

/** What a storage holds, to be written on elsewhere where nothing can be written to it; undefined where it works. */
function heldByBlocked(name: 'localStorage' | 'sessionStorage'): Readonly<Record<string, string>> | undefined {
  let held = {};
  try {
    const storage = window[name];
    held = { ...storage };
    storage.setItem(TRIED, '');
    storage.removeItem(TRIED);
    return undefined;
  } catch {
    return held;
  }
}

/**
 * A browser that keeps nothing for a site throws at the mention of its storage, or when something is written: in some private windows, or
 * where the disk is full. Everything of the page then uses a storage in memory: a buyer can pay, a seller can work until the page is loaded
 * again. It has to run before any other script looks.
 */
export function standInForBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const held = heldByBlocked(name);
    if (!held) continue;
    Object.defineProperty(window, name, { value: Object.assign(Object.create(METHODS), held), configurable: true });
    document.documentElement.dataset[MARK] = '';
  }
}

/** Whether what this page keeps is gone when it is loaded again. */
export const isStorageBlocked = (): boolean => MARK in document.documentElement.dataset;
