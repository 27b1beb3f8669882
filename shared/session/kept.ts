import type { StateStorage } from 'zustand/middleware';

/**
 * The name under which the device remembers whose session it is (device-memory.ts), for code that needs the seller
 * before the API answers.
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
 * A storage for zustand's `persist` that ignores failed writes. Without it `persist` throws after each change, and that
 * would stop the user's work.
 * @example persist(() => EMPTY, { name: 'rifas.login', storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)) });
 */
export const keptWhereItFits = (storage: () => Storage): StateStorage => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => keepIn(storage(), key, value),
  removeItem: (key) => storage().removeItem(key),
});
