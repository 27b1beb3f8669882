import { create } from 'zustand';

/** Whether the page lacks a file that only a full load can bring. */
export const useStale = create<{ readonly stale: boolean }>(() => ({ stale: false }));

export const showStale = (): void => useStale.setState({ stale: true });
