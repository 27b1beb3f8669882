import { act, renderHook } from '@testing-library/react';
import { useIdle } from './use-idle';

const idleOf = (from = true) => renderHook((since: boolean) => useIdle(since), { initialProps: from });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('It is true once the browser says that it is idle, and not before.', () => {
  const asked: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => asked.push(work), cancelIdleCallback: jest.fn() });
  const { result } = idleOf();
  expect(result.current).toBe(false);
  act(() => asked.forEach((work) => work()));
  expect(result.current).toBe(true);
});

test('Whoever leaves calls it off.', () => {
  const cancelled = jest.fn();
  Object.assign(window, { requestIdleCallback: () => 7, cancelIdleCallback: cancelled });
  idleOf().unmount();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test('In a browser that does not tell, it is true a little later, counted from when it counts.', () => {
  const { result, rerender } = idleOf(false);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(false);
  rerender(true);
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
