import { act, renderHook } from '@testing-library/react';
import { useUnpressed } from './use-unpressed';

const fire = (name: string, button = 0): void =>
  act(() => void document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, button })));
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  fire('pointercancel');
  wait(0);
});

function shown() {
  const { result, rerender, unmount } = renderHook((text: string) => useUnpressed(text), { initialProps: 'before' });
  return { text: () => result.current, change: rerender, unmount };
}

/** The same after a change during a press. */
function pressed() {
  const page = shown();
  fire('pointerdown');
  page.change('during');
  return page;
}

test('useUnpressed returns a change at once while nothing is pressed.', () => {
  const { text, change } = shown();
  change('after');
  expect(text()).toBe('after');
});

test('useUnpressed returns a change during a press only after the click of the press.', () => {
  const { text } = pressed();
  wait(5000);
  expect(text()).toBe('before');
  fire('pointerup');
  wait(100);
  expect(text()).toBe('before');
  fire('click');
  expect(text()).toBe('before');
  wait(0);
  expect(text()).toBe('during');
});

test('A press that ends beside its button has no click, and useUnpressed waits for none.', () => {
  const { text } = pressed();
  fire('pointerup');
  wait(300);
  expect(text()).toBe('during');
});

test('A finger that begins to scroll ends the press for useUnpressed.', () => {
  const { text } = pressed();
  fire('pointercancel');
  wait(0);
  expect(text()).toBe('during');
});

test('A window that loses the focus during a press may not see its end, and useUnpressed does not wait for it.', () => {
  const { text } = pressed();
  act(() => void window.dispatchEvent(new Event('blur')));
  wait(0);
  expect(text()).toBe('during');
});

test('A second press right after the first one keeps the value of useUnpressed.', () => {
  const { text, change } = shown();
  fire('pointerdown');
  fire('pointerup');
  wait(100);
  fire('pointerdown');
  change('during');
  wait(300);
  expect(text()).toBe('before');
});

test('A change that is taken back during the press is never shown by useUnpressed.', () => {
  const { text, change } = pressed();
  change('before');
  fire('pointercancel');
  wait(0);
  expect(text()).toBe('before');
});

test('useUnpressed does not wait for the right mouse button, whose menu may hide the end of the press.', () => {
  const { text, change } = shown();
  fire('pointerdown', 2);
  change('during');
  expect(text()).toBe('during');
});

test('useUnpressed forgets its change if the component unmounts during the press.', () => {
  const { text, unmount } = pressed();
  unmount();
  fire('click');
  wait(0);
  expect(text()).toBe('before');
});
