/** What a seller is doing in a list. */
export interface ListState<Filters> {
  readonly filters: Filters;
  /** What is unfolded, by its name; kept here because rows that scroll out of sight are no longer drawn. */
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
