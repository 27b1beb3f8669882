import { growingPauses } from './growing-pauses';

beforeEach(() => jest.useFakeTimers());

test('The pauses double from two seconds on and never exceed a minute.', () => {
  const attempt = jest.fn();
  const pauses = growingPauses(attempt);
  const waited = Array.from({ length: 7 }, () => {
    pauses.next();
    const from = Date.now();
    jest.advanceTimersToNextTimer();
    return Date.now() - from;
  });
  expect(waited).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(attempt).toHaveBeenCalledTimes(7);
  pauses.stop();
});

test('No attempt runs before next is called, and a pending attempt runs only once.', () => {
  const attempt = jest.fn();
  const pauses = growingPauses(attempt);
  dispatchEvent(new Event('online'));
  expect(attempt).not.toHaveBeenCalled();
  pauses.next();
  pauses.next();
  jest.advanceTimersByTime(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('The online event runs the attempt at once, and the pending timer does not run it again.', () => {
  const attempt = jest.fn();
  const pauses = growingPauses(attempt);
  pauses.next();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('After the online event the pauses begin anew, because its attempt may come before the network works.', () => {
  const attempt = jest.fn();
  const pauses = growingPauses(attempt);
  for (let times = 0; times < 6; times += 1) pauses.next();
  dispatchEvent(new Event('online'));
  pauses.next();
  jest.advanceTimersByTime(2_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('After stop, neither time nor the network runs an attempt, and the pauses begin anew.', () => {
  const attempt = jest.fn();
  const pauses = growingPauses(attempt);
  pauses.next();
  pauses.next();
  pauses.stop();
  dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(600_000);
  expect(attempt).not.toHaveBeenCalled();
  pauses.next();
  jest.advanceTimersByTime(2_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
