// Setup and teardown are two modules in one process. They share nothing but the global object.
const KEY = Symbol.for('rifas.test-postgres');
type Holder = { [KEY]?: () => Promise<void> };

export function stopAfterTests(stop: () => Promise<void>): void {
  (globalThis as Holder)[KEY] = stop;
}

export async function stopRunning(): Promise<void> {
  await (globalThis as Holder)[KEY]?.();
}
