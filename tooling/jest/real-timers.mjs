// A test that has stopped the clock leaves it to the next one as it was.
afterEach(() => jest.useRealTimers());
