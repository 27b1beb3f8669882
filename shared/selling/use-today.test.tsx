import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today';

const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('A page that was left open overnight gets the new day when the user comes back, and renders for no other reason.', () => {
  // It is 23:30 in Montevideo, and already the next year in UTC.
  jest.useFakeTimers({ now: new Date('2027-01-01T02:30:00Z') });
  const drawn = jest.fn(useToday);
  const { result, unmount } = renderHook(drawn);
  expect(result.current).toBe('2026-12-31T00:00:00');
  jest.setSystemTime(new Date('2027-01-01T02:59:59Z'));
  show();
  expect(drawn).toHaveBeenCalledTimes(1);
  jest.setSystemTime(new Date('2027-01-01T03:00:00Z'));
  show();
  expect(result.current).toBe('2027-01-01T00:00:00');
  act(() => jest.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2027-01-02T00:00:00');
  unmount();
  jest.setSystemTime(new Date('2027-01-03T03:00:00Z'));
  show();
  act(() => jest.advanceTimersByTime(60_000));
  expect(drawn).toHaveBeenCalledTimes(3);
});
