import { afterAwake } from './after-awake';

beforeEach(() => jest.useFakeTimers());

test('time awake is counted to the millisecond', () => {
  const over = jest.fn();
  afterAwake(2_500, over);
  jest.advanceTimersByTime(2_499);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('an hour of sleep is no hour of waiting', () => {
  const over = jest.fn();
  afterAwake(20_000, over);
  // What is due when the page wakes up runs once, as in a browser.
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.runOnlyPendingTimers();
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(19_000);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a wait that is ended calls nobody', () => {
  const over = jest.fn();
  afterAwake(2_500, over)();
  jest.advanceTimersByTime(5_000);
  expect(over).not.toHaveBeenCalled();
});
