import { act, renderHook } from '@testing-library/react';
import { useIdle } from './use-idle';

const idleOf = (from = true) => renderHook((since: boolean) => useIdle(since), { initialProps: from });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('useIdle is true only after the browser reports that it is idle.', () => {
  const asked: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => asked.push(work), cancelIdleCallback: jest.fn() });
  const { result } = idleOf();
  expect(result.current).toBe(false);
  act(() => asked.forEach((work) => work()));
  expect(result.current).toBe(true);
});

test('useIdle cancels its request when the component unmounts.', () => {
  const cancelled = jest.fn();
  Object.assign(window, { requestIdleCallback: () => 7, cancelIdleCallback: cancelled });
  idleOf().unmount();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test('Without requestIdleCallback, useIdle is true half a second after it is enabled.', () => {
  const { result, rerender } = idleOf(false);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(false);
  rerender(true);
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
