import { trackWork, useHostState } from './host-state';

const working = () => useHostState.getState().working;

beforeEach(() => jest.useFakeTimers());

test('The indicator counts each piece of work until the work succeeds or fails.', async () => {
  let finish: (result: string) => void = () => undefined;
  const one = trackWork(new Promise<string>((resolve) => (finish = resolve)));
  const other = trackWork(Promise.reject(new Error('no')));
  expect(working()).toBe(2);
  await expect(other).rejects.toThrow('no');
  expect(working()).toBe(1);
  finish('done');
  await expect(one).resolves.toBe('done');
  expect(working()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('The indicator counts a piece of work for two minutes at most, and a later end changes nothing.', async () => {
  let finish: (result: string) => void = () => undefined;
  const slow = trackWork(new Promise<string>((resolve) => (finish = resolve)));
  const never = new Promise(() => undefined);
  void trackWork(never);
  jest.advanceTimersByTime(119_999);
  expect(working()).toBe(2);
  jest.advanceTimersByTime(1);
  expect(working()).toBe(0);
  finish('done');
  await expect(slow).resolves.toBe('done');
  expect(working()).toBe(0);
});
