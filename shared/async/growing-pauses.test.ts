import { growingPauses, type GrowingPauses } from './growing-pauses';

let attempt: jest.Mock;
let pauses: GrowingPauses;
beforeEach(() => {
  jest.useFakeTimers();
  attempt = jest.fn();
  pauses = growingPauses(attempt);
});

test('The pauses double from two seconds on and never exceed a minute.', () => {
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
  dispatchEvent(new Event('online'));
  expect(attempt).not.toHaveBeenCalled();
  pauses.next();
  pauses.next();
  jest.advanceTimersByTime(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('The online event runs the attempt at once, and the pending timer does not run it again.', () => {
  pauses.next();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('After the online event the pauses begin anew, because its attempt may come before the network works.', () => {
  for (let times = 0; times < 6; times += 1) pauses.next();
  dispatchEvent(new Event('online'));
  pauses.next();
  jest.advanceTimersByTime(2_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('After stop, neither time nor the network runs an attempt, and the pauses begin anew.', () => {
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
