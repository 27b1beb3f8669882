import { create } from 'zustand';

/** Whether the page is being printed: folded panels then show their content. */
export const usePrinting = create<{ readonly printing: boolean }>(() => ({ printing: false }));

const setPrinting = (printing: boolean) => usePrinting.setState({ printing });

// Ctrl+P and the browser's own menu.
addEventListener('beforeprint', () => setPrinting(true));
addEventListener('afterprint', () => setPrinting(false));

/** Prints once everything is unfolded; called from a script, `beforeprint` alone would come too late for that. */
export function printWholePage(): void {
  setPrinting(true);
  requestAnimationFrame(() => window.print());
}
