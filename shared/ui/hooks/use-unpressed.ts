import { useEffect, useLayoutEffect, useState } from 'react';

/** The longest time between the end of a press and its click. A press that has left its button has no click. */
const CLICK_MS = 300;

const waiting = new Set<() => void>();
let isWatched = false;
let isPressed = false;
let end: ReturnType<typeof setTimeout> | undefined;

function endIn(ms: number): void {
  clearTimeout(end);
  end = setTimeout(() => {
    isPressed = false;
    for (const run of [...waiting]) run();
  }, ms);
}

function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  const options = { capture: true };
  const begin = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    clearTimeout(end);
    isPressed = true;
  };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('pointerup', () => endIn(CLICK_MS), options);
  // In a later task, after what the press is for.
  document.addEventListener('click', () => endIn(0), options);
  document.addEventListener('pointercancel', () => endIn(0), options);
  // A window that another one covers may not see the end.
  window.addEventListener('blur', () => endIn(0));
}

/**
 * The value, except while a finger or the mouse is down: then the value of before. What appears by itself, such as an
 * answer or a field's error, would move the pressed button from under the finger, and the press would be lost.
 * @param value compared by identity
 * @example const notice = useUnpressed(answer?.notice);
 */
export function useUnpressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(watchPresses, []);
  // Before anything is rendered with the value of before: a long list would be rendered twice.
  if (!isPressed && !Object.is(shown, value)) setShown(() => value);
  useLayoutEffect(() => {
    const show = () => {
      waiting.delete(show);
      setShown(() => value);
    };
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value]);
  return shown;
}
