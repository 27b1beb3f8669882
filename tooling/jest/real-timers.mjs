// Restores the clock after a test that stopped it.
afterEach(() => jest.useRealTimers());
