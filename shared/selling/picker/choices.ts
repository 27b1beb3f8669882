import type { ReactNode } from 'react';
import type { IconName, Tone } from '../../ui';

/** A word beside what can be chosen, such as that its buyer has a link. */
export interface Mark {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly label: string;
}

/** What the seller answers before something is chosen. */
export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The button that chooses; 'SÍ' without it. */
  readonly confirm?: string;
}

/** What may be said of a ticket, or of a raffle, in a picker. */
export interface ChoiceNotes {
  readonly marks?: readonly Mark[];
  /** Why it cannot be chosen; it stands at the end of the row, in place of the price. */
  readonly refusal?: ReactNode;
  /** Asked before it is chosen, never before it is taken out. */
  readonly question?: Question | undefined;
  /** Chosen by itself only: choosing the whole raffle leaves it out. */
  readonly apart?: boolean;
}

/** What is chosen in one gesture: a ticket, or a raffle as a whole. */
export interface Choice extends ChoiceNotes {
  /** Unique among the choices of a picker; stable across fetches. */
  readonly key: string;
  /** 'Sorteo 1'. A raffle that is chosen whole shows its number instead. */
  readonly label?: string;
  /** A second line. */
  readonly detail?: ReactNode;
  /** At the end of the row: what it costs. */
  readonly price?: ReactNode;
}

/** Several tickets of a raffle in one tap. */
export interface Together<C extends Choice> {
  /** What the tap chooses; its key is none of a ticket's. */
  readonly choice: C;
  /** The keys of the tickets that it stands for: it is chosen when all of them are. */
  readonly keys: readonly string[];
}

/** A raffle to choose from. */
export interface PickableRaffle<C extends Choice = Choice> {
  readonly number: string;
  /** The raffle as a whole; or its tickets one by one, and perhaps all that can be chosen in one tap. */
  readonly choices:
    { readonly whole: C } | { readonly tickets: readonly C[]; readonly together?: Together<C> | undefined };
}

export const choicesOf = <C extends Choice>({ choices }: PickableRaffle<C>): readonly C[] =>
  'whole' in choices ? [choices.whole] : choices.tickets;

export const isOffered = ({ refusal }: Pick<Choice, 'refusal'>): boolean => refusal === undefined;

/** What is chosen, by the raffle it belongs to. */
export interface Chosen {
  readonly number: string;
  readonly key: string;
}
