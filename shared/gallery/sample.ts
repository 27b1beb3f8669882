import type { ReactNode } from 'react';

/** A component of the kit in the states that users see. */
export interface Sample {
  /** The names of the components that it shows. */
  readonly of: readonly string[];
  /** The component fills the window or sets the page's title, so each state is a separate page. */
  readonly alone?: boolean;
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Components that are shown in one state. */
export const usual = (of: readonly string[], drawn: ReactNode): Sample => ({ of, states: { usual: drawn } });

/** The name of a sample: that of its first component. */
export const nameOf = ({ of }: Sample): string => of[0] ?? '';

/** A handler for presses and changes in the gallery. */
export const nothing = (): void => undefined;
