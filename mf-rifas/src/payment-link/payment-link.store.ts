import type { Raffle, Ticket } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { reconcile, toggleTickets, type ChosenTicket } from './chosen-tickets';

/** What the buyer form holds; `asumoRecargo` is the choice of D3. */
export interface BuyerValues {
  readonly Nombre: string;
  readonly Apellido: string;
  readonly Email: string;
  readonly Celular: string;
  readonly Departamento: string;
  readonly asumoRecargo: boolean;
}

export const EMPTY_BUYER: BuyerValues = { Nombre: '', Apellido: '', Email: '', Celular: '', Departamento: '', asumoRecargo: false };

export interface ReadyLink {
  readonly token: string;
  /** Numbers of the raffles the link charges. */
  readonly numbers: readonly string[];
  readonly phone: string;
}

interface PaymentLinkState {
  /** The seller whose draft this is. */
  readonly owner: number | undefined;
  readonly chosen: readonly ChosenTicket[];
  /** Chosen tickets that were sold or moved meanwhile, until the seller goes on. */
  readonly gone: readonly ChosenTicket[];
  readonly buyer: BuyerValues;
  readonly link: ReadyLink | undefined;
}

const EMPTY: PaymentLinkState = { owner: undefined, chosen: [], gone: [], buyer: EMPTY_BUYER, link: undefined };

/** The draft of the wizard; a reload keeps it. */
export const usePaymentLink = create<PaymentLinkState>()(
  persist(() => EMPTY, { name: 'rifas.payment-link', version: 1, storage: createJSONStorage(() => sessionStorage) }),
);

const { getState, setState } = usePaymentLink;

export const claimPaymentLink = (owner: number): void => {
  if (getState().owner !== owner) setState(getState().owner === undefined ? { owner } : { ...EMPTY, owner });
};

export const resetPaymentLink = (): void => {
  setState(({ owner }) => ({ ...EMPTY, owner }));
};

/** A new selection starts another link: there is a selection or a link, never both. */
export const toggle = (tickets: readonly Ticket[]): void => {
  setState(({ chosen }) => ({ chosen: toggleTickets(chosen, tickets), gone: [], link: undefined }));
};

/** Takes out of the selection what the fresh list no longer sells, and remembers it as gone. */
export function dropUnavailable(raffles: readonly Raffle[], mode: Mode): void {
  const { chosen } = getState();
  const { kept, gone } = reconcile(chosen, raffles, mode);
  if (gone.length > 0) setState({ chosen: kept, gone });
  else if (kept.length !== chosen.length) setState({ chosen: kept });
}

export const forgetGone = (): void => {
  if (getState().gone.length > 0) setState({ gone: [] });
};

export const keepBuyer = (buyer: BuyerValues): void => {
  setState({ buyer });
};

/** The link is there: what was chosen and typed for it has served. */
export const finishWith = (link: ReadyLink): void => {
  setState(({ owner }) => ({ ...EMPTY, owner, link }));
};
