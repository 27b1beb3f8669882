import { abortAfter } from './abort-after';

test('A fetch is aborted when its time is over, and not before.', () => {
  jest.useFakeTimers();
  const signal = abortAfter(4000);
  jest.advanceTimersByTime(3999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
