/** The state of a seller's work in a list. */
export interface ListState<Filters> {
  readonly filters: Filters;
  /** The unfolded entries, by name. They are stored here because rows outside the viewport are not rendered. */
  readonly open: readonly string[];
}

export const listChanges = <Filters extends object>(
  getState: () => ListState<Filters>,
  change: (changes: Partial<ListState<Filters>>) => void,
) => ({
  setFilters: (changes: Partial<Filters>): void => change({ filters: { ...getState().filters, ...changes } }),
  setOpen: (name: string, isOpen: boolean): void => {
    const others = getState().open.filter((other) => other !== name);
    change({ open: isOpen ? [...others, name] : others });
  },
});
