import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

function setPrinting(next: boolean): void {
  printing = next && listeners.size > 0;
  for (const listener of listeners) listener();
}
const begin = () => setPrinting(true);
const end = () => setPrinting(false);

/** For Ctrl+P and the browser's menu: the change is rendered before the event's microtasks end, so before printing. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    printing = false;
  };
}

/**
 * Whether the page is being printed. Long lists then render every row, and folded panels their content.
 * @example const printing = usePrinting();
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);

/** Prints once everything is rendered. When a script prints, `beforeprint` alone would be too late for that. */
export function printWholePage(): void {
  setPrinting(true);
  requestAnimationFrame(() => window.print());
}
