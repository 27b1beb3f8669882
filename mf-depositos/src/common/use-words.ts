import { wordsOf, type DisplayMode, type Words } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';

/** The words of the domain, and those that only these pages need. */
export interface DepositWords extends Words {
  /** Ticket by ticket, with draw, date and price of each; otherwise raffle by raffle. */
  readonly byTicket: boolean;
  /** 'Talón' or 'Rifa', where it begins a line. */
  readonly name: string;
  /** 'talón 00123, sorteo 2' or 'rifa 00123': to name one where only words can. */
  readonly nameOf: (number: string, draw: string | undefined) => string;
  readonly chooseTitle: string;
  readonly chooseStep: string;
  /** 'El talón se registró correctamente.', in agreement with the count. */
  readonly registered: (count: number) => string;
  readonly registrationFailed: string;
}

type OwnWords = Omit<DepositWords, keyof Words>;

const OWN: Readonly<Record<DisplayMode, OwnWords>> = {
  multi: {
    byTicket: true,
    name: 'Talón',
    nameOf: (number, draw) => `talón ${number}${draw ? `, sorteo ${draw}` : ''}`,
    chooseTitle: 'ELIGE LOS TALONES',
    chooseStep: 'Talones',
    registered: (count) =>
      count === 1 ? 'El talón se registró correctamente.' : 'Los talones se registraron correctamente.',
    registrationFailed: 'Hubo un problema al registrar los talones',
  },
  single: {
    byTicket: false,
    name: 'Rifa',
    nameOf: (number) => `rifa ${number}`,
    chooseTitle: 'ELIGE LAS RIFAS',
    chooseStep: 'Rifas',
    registered: (count) =>
      count === 1 ? 'La rifa se registró correctamente.' : 'Las rifas se registraron correctamente.',
    registrationFailed: 'Hubo un problema al registrar las rifas',
  },
};

/** What the pages call their things in one display mode: see docs/rules.md, "Display modes". */
export const depositWordsOf = (mode: DisplayMode): DepositWords => ({ ...wordsOf(mode), ...OWN[mode] });

export const useWords = (): DepositWords => depositWordsOf(useHost().deployment.mode);
