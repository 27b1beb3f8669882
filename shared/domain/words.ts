import { grouped } from './grouped';
import * as texts from './messages';
import type { DisplayMode } from './variant';

/** The site's words for its things in one display mode. `wordsOf` decides them once. */
export interface Words {
  /** Whether pages show the tickets of a raffle one by one. If not, a raffle is one unit and its draws are hidden. */
  readonly byTicket: boolean;
  /** 'talón' or 'talones'; 'rifa' or 'rifas'. */
  readonly unit: (count: number) => string;
  /** 'Talón' or 'Rifa', at the beginning of a line. */
  readonly name: string;
  /** 'el talón', 'las rifas'. */
  readonly the: (count: number) => string;
  /** The pronoun: 'lo', 'las'. */
  readonly it: (count: number) => string;
  /** 'talón 00123, sorteo 2' or 'rifa 00123': names one unit in plain text. */
  readonly nameOf: (number: string, draw: string | undefined) => string;
  /** '1 talón', '3 rifas', '1.200 rifas'. */
  readonly counted: (count: number) => string;
  /** '1 talón seleccionado', '3 rifas seleccionadas'. */
  readonly selected: (count: number) => string;
  /** What a wizard shows when nothing is selected. */
  readonly selectAtLeastOne: string;
  /** The title over what a deposit was used for. */
  readonly usesOfDeposit: string;
}

const MULTI = {
  byTicket: true,
  one: 'talón',
  many: 'talones',
  name: 'Talón',
  the: ['el', 'los'],
  ending: 'o',
  none: texts.selectTicket,
  uses: texts.ticketsOfDeposit,
} as const;
const SINGLE = {
  byTicket: false,
  one: 'rifa',
  many: 'rifas',
  name: 'Rifa',
  the: ['la', 'las'],
  ending: 'a',
  none: texts.selectRaffle,
  uses: texts.rafflesOfDeposit,
} as const;

/**
 * The words of a display mode: multi sells tickets one by one, single sells whole raffles.
 * @example wordsOf('single').selected(3) // '3 rifas seleccionadas'
 */
export function wordsOf(mode: DisplayMode): Words {
  const { byTicket, one, many, name, the, ending, none, uses } = mode === 'multi' ? MULTI : SINGLE;
  const unit = (count: number): string => (count === 1 ? one : many);
  const plural = (count: number): string => (count === 1 ? '' : 's');
  const counted = (count: number): string => `${grouped(String(count))} ${unit(count)}`;
  return {
    byTicket,
    unit,
    name,
    the: (count) => `${count === 1 ? the[0] : the[1]} ${unit(count)}`,
    it: (count) => `l${ending}${plural(count)}`,
    nameOf: (number, draw) => `${one} ${number}${byTicket && draw ? `, sorteo ${draw}` : ''}`,
    counted,
    selected: (count) => `${counted(count)} seleccionad${ending}${plural(count)}`,
    selectAtLeastOne: none,
    usesOfDeposit: uses,
  };
}
