import type { StateStorage } from 'zustand/middleware';

/**
 * The device's note (device-memory.ts) of whose session it is, for who must know it before the passenger is told again.
 * @example const seller = rememberedOnDevice(SELLER);
 */
export const SELLER = 'vendedor';

/**
 * Writes to the browser's storage. Another script of the site may have filled it up, and some browsers refuse it.
 * @returns whether it is kept
 * @example if (!keepIn(localStorage, 'token', token)) unwritten = token;
 */
export function keepIn(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * A storage for `persist` of zustand, which throws after each change where nothing can be written: what the person was doing would end there.
 * @example persist(() => EMPTY, { name: 'rifas.login', storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)) });
 */
export const keptWhereItFits = (storage: () => Storage): StateStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => keepIn(storage(), key, value),
  removeItem: (key) => storage().removeItem(key),
});
