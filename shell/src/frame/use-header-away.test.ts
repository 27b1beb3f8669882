import { act, renderHook } from '@testing-library/react';
import { useHeaderAway } from './use-header-away';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => scrollTo(0));

test.each([
  ['leaves when the page is scrolled down', [400], true],
  ['comes back when the page is scrolled up', [400, 380], false],
  ['stays near the top of the page', [100], false],
  ['does not react to a small movement of the finger', [400, 397], true],
  ['is shown back at the top of the page', [400, 0], false],
])('The header %s.', (_what, places, isAway) => {
  const { result } = renderHook(useHeaderAway);
  expect(result.current).toBe(false);
  for (const place of places) scrollTo(place);
  expect(result.current).toBe(isAway);
});
