import { endFirstPaint } from './arrived-paint';
import { warmUp } from './warm-up';

const listeners = new Set<() => void>();

/** Tells each time a page has been drawn. @returns what ends it */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it when a page has been drawn, or has said why it cannot be. */
export function pageShown(): void {
  endFirstPaint();
  warmUp();
  for (const listener of listeners) listener();
}
