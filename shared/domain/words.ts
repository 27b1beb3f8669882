import * as texts from './messages';
import type { DisplayMode } from './variant';

/** What the site calls its things in one display mode: decided once, by `wordsOf`. */
export interface Words {
  /** 'talón' or 'talones'; 'rifa' or 'rifas'. */
  readonly unit: (count: number) => string;
  /** '1 talón', '3 rifas'. */
  readonly counted: (count: number) => string;
  /** '1 talón seleccionado', '3 rifas seleccionadas'. */
  readonly selected: (count: number) => string;
  /** What a wizard says when nothing is selected. */
  readonly selectAtLeastOne: string;
  /** The title over what a deposit was used for. */
  readonly usesOfDeposit: string;
}

const MULTI = {
  one: 'talón',
  many: 'talones',
  ending: 'o',
  none: texts.selectTicket,
  uses: texts.ticketsOfDeposit,
} as const;
const SINGLE = {
  one: 'rifa',
  many: 'rifas',
  ending: 'a',
  none: texts.selectRaffle,
  uses: texts.rafflesOfDeposit,
} as const;

/**
 * The words of a display mode: multi sells tickets one by one, single sells whole raffles.
 * @example wordsOf('single').selected(3) // '3 rifas seleccionadas'
 */
export function wordsOf(mode: DisplayMode): Words {
  const { one, many, ending, none, uses } = mode === 'multi' ? MULTI : SINGLE;
  const unit = (count: number): string => (count === 1 ? one : many);
  const counted = (count: number): string => `${count} ${unit(count)}`;
  return {
    unit,
    counted,
    selected: (count) => `${counted(count)} seleccionad${ending}${count === 1 ? '' : 's'}`,
    selectAtLeastOne: none,
    usesOfDeposit: uses,
  };
}
