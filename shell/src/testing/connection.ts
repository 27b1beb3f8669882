/** What the browser says about its connection, until the test ends. */
export function connected(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});
