import { keepIn } from './kept';

// What this device remembers for a seller beyond a tab's life, and nobody else ever gets: a logout forgets it all.
const PREFIX = 'rifas.recuerdo:';

const keyOf = (name: string): string => `${PREFIX}${name}`;

/**
 * Keeps a value, as JSON, on this device until a logout. A browser that refuses its storage keeps nothing.
 * @example rememberOnDevice('compradores', [{ firstName: 'Lucía', … }]);
 */
export function rememberOnDevice(name: string, value: unknown): void {
  keepIn(localStorage, keyOf(name), JSON.stringify(value));
}

/**
 * What was kept under this name; undefined for nothing, and for what is no JSON. It may be older than the code that reads it.
 * @example const kept: unknown = rememberedOnDevice('compradores');
 */
export function rememberedOnDevice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Removes all that was kept. A logout does so.
 * @example forgetDevice();
 */
export function forgetDevice(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
