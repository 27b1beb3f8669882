import { endFirstPaint } from './arrived-paint';
import { warmUp } from './warm-up';
import { whenFilled } from './when-filled';

const listeners = new Set<() => void>();
let callOff: () => void = () => undefined;

/** Calls the listener each time a page has been drawn and has its data. @returns a function that ends it */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it when a page, or its error, has been drawn. Its data may still be loading. */
export function pageShown(): void {
  endFirstPaint();
  callOff();
  callOff = whenFilled(() => {
    warmUp();
    for (const listener of listeners) listener();
  });
}
