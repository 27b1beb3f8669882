import { afterAwake } from './after-awake';

beforeEach(() => jest.useFakeTimers());

test('afterAwake counts the time awake to the millisecond', () => {
  const over = jest.fn();
  afterAwake(2_500, over);
  jest.advanceTimersByTime(2_499);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('afterAwake does not count an hour of sleep', () => {
  const over = jest.fn();
  afterAwake(20_000, over);
  // A timer that is due when the page wakes up runs once, as in a browser.
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.runOnlyPendingTimers();
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(19_000);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a wait that was cancelled calls nothing', () => {
  const over = jest.fn();
  afterAwake(2_500, over)();
  jest.advanceTimersByTime(5_000);
  expect(over).not.toHaveBeenCalled();
});
