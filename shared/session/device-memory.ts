import { keepIn } from './kept';

// What this device remembers for a seller longer than a tab lives. A logout removes it all, so that no other person
// sees it.
const PREFIX = 'rifas.recuerdo:';

const keyOf = (name: string): string => `${PREFIX}${name}`;

/**
 * Stores a value, as JSON, on this device until a logout. If the browser refuses its storage, nothing is stored.
 * @example rememberOnDevice('compradores', [{ firstName: 'Lucía', … }]);
 */
export function rememberOnDevice(name: string, value: unknown): void {
  keepIn(localStorage, keyOf(name), JSON.stringify(value));
}

/**
 * The value that was stored under this name. Returns undefined when there is none or it is not valid JSON. The value
 * may be older than the code that reads it.
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
 * Removes all that was stored. A logout calls it.
 * @example forgetDevice();
 */
export function forgetDevice(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
