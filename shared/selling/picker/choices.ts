import type { ReactNode } from 'react';
import type { IconName, Tone } from '../../ui';

/** A label beside a choice, such as that its buyer has a link. */
export interface Mark {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly label: string;
}

/** A question that the seller answers before something is chosen. */
export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The text of the button that chooses. Default: 'SÍ'. */
  readonly confirm?: string;
}

/** What a picker shows about a ticket or a raffle. */
export interface ChoiceNotes {
  readonly marks?: readonly Mark[];
  /** The reason why it cannot be chosen. It is shown at the end of the row, in place of the price. */
  readonly refusal?: ReactNode;
  /** Asked before it is chosen, never before it is removed. */
  readonly question?: Question | undefined;
  /** Must be chosen individually: choosing the whole raffle leaves it out. */
  readonly apart?: boolean;
}

/** What one gesture chooses: a ticket, or a whole raffle. */
export interface Choice extends ChoiceNotes {
  /** Unique among the choices of a picker; stable across fetches. */
  readonly key: string;
  /** 'Sorteo 1'. A raffle that is chosen whole shows its number instead. */
  readonly label?: string;
  /** A second line. */
  readonly detail?: ReactNode;
  /** The price, at the end of the row. */
  readonly price?: ReactNode;
}

/** Several tickets of a raffle that one tap chooses. */
export interface Together<C extends Choice> {
  /** What the tap chooses. Its key differs from every ticket's key. */
  readonly choice: C;
  /** The keys of its tickets. It counts as chosen when all of them are. */
  readonly keys: readonly string[];
}

/** A raffle to choose from. */
export interface PickableRaffle<C extends Choice = Choice> {
  readonly number: string;
  /** The whole raffle; or its tickets one by one, and optionally all that one tap can choose. */
  readonly choices:
    { readonly whole: C } | { readonly tickets: readonly C[]; readonly together?: Together<C> | undefined };
}

export const choicesOf = <C extends Choice>({ choices }: PickableRaffle<C>): readonly C[] =>
  'whole' in choices ? [choices.whole] : choices.tickets;

export const isOffered = ({ refusal }: Pick<Choice, 'refusal'>): boolean => refusal === undefined;

/** A chosen key with the number of its raffle. */
export interface Chosen {
  readonly number: string;
  readonly key: string;
}
