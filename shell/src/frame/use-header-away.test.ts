import { act, renderHook } from '@testing-library/react';
import { useHeaderAway } from './use-header-away';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => scrollTo(0));

test('The header leaves when the page is scrolled down, and comes back when it is scrolled up.', () => {
  const { result } = renderHook(useHeaderAway);
  expect(result.current).toBe(false);
  scrollTo(400);
  expect(result.current).toBe(true);
  scrollTo(380);
  expect(result.current).toBe(false);
});

test('Near the top of the page the header stays.', () => {
  const { result } = renderHook(useHeaderAway);
  scrollTo(100);
  expect(result.current).toBe(false);
});

test('A small movement of the finger does not move the header.', () => {
  const { result } = renderHook(useHeaderAway);
  scrollTo(400);
  scrollTo(397);
  expect(result.current).toBe(true);
});

test('Back at the top of the page the header is shown.', () => {
  const { result } = renderHook(useHeaderAway);
  scrollTo(400);
  scrollTo(0);
  expect(result.current).toBe(false);
});
