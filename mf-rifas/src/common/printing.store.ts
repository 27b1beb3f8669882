import { create } from 'zustand';

/** Whether the page is being printed: long lists then draw every row. */
export const usePrinting = create<{ readonly printing: boolean }>(() => ({ printing: false }));

const setPrinting = (printing: boolean) => usePrinting.setState({ printing });

// Ctrl+P and the browser's own menu. A store's change is drawn before the event's microtasks end, hence before the paper.
addEventListener('beforeprint', () => setPrinting(true));
addEventListener('afterprint', () => setPrinting(false));

/** Prints once the whole list is drawn; called from a script, `beforeprint` alone would come too late for that. */
export function printWholePage(): void {
  setPrinting(true);
  requestAnimationFrame(() => window.print());
}
