import { endFirstPaint } from './arrived-paint';
import { warmUp } from './warm-up';
import { whenFilled } from './when-filled';

const listeners = new Set<() => void>();
let callOff: () => void = () => undefined;

/** Tells each time a page has been drawn and has its data. @returns what ends it */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it when a page has been drawn, or has said why it cannot be. Its data may still be on their way. */
export function pageShown(): void {
  endFirstPaint();
  callOff();
  callOff = whenFilled(() => {
    warmUp();
    for (const listener of listeners) listener();
  });
}
