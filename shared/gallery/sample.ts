import type { ReactNode } from 'react';

/** A component of the kit in the states that somebody meets. */
export interface Sample {
  /** What it shows: components by their names in the kit. */
  readonly of: readonly string[];
  /** It takes the whole window, or gives the page its title: each state is a page of its own. */
  readonly alone?: boolean;
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Components that are shown in one state. */
export const usual = (of: readonly string[], drawn: ReactNode): Sample => ({ of, states: { usual: drawn } });

/** The name that a sample goes by: that of its first component. */
export const nameOf = ({ of }: Sample): string => of[0] ?? '';

/** What a press or a change does in the gallery. */
export const nothing = (): void => undefined;
