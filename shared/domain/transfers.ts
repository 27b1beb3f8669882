import type { BagEntry, Ticket, TicketState } from '../contracts';
import { compareNumero } from './raffles';
import { isPending } from './ticket-states';

/** put-rifa-bolsa, quitar-rifa-bolsa, solicitar-rifas, transferencia-directa and rifa-entregada (decisions, Transfers). */
export type TransferAction = 'put' | 'remove' | 'request' | 'direct' | 'confirm';

const TRANSITIONS: Readonly<Record<TransferAction, { from: TicketState; to: TicketState }>> = {
  put: { from: 'Pendiente de Pago', to: 'Para transferir' },
  remove: { from: 'Para transferir', to: 'Pendiente de Pago' },
  request: { from: 'Para transferir', to: 'Solicitada' },
  direct: { from: 'Pendiente de Pago', to: 'Solicitada' },
  // Called by the receiver, who becomes the owner.
  confirm: { from: 'Solicitada', to: 'Pendiente de Pago' },
};

/** The state after an action, or undefined where the action does not apply: then nothing moves. */
export const nextState = (state: TicketState, action: TransferAction): TicketState | undefined =>
  TRANSITIONS[action].from === state ? TRANSITIONS[action].to : undefined;

/** Whether an action applies to a whole raffle: to every one of its tickets, or not at all (D15). */
export const canApply = (raffle: readonly Pick<Ticket, 'Estado'>[], action: TransferAction): boolean =>
  raffle.length > 0 && raffle.every((ticket) => nextState(ticket.Estado, action) !== undefined);

/** Whether a raffle may leave its owner: every ticket pending and no payment attempt alive (D15). */
export const canTransfer = (raffle: readonly Pick<Ticket, 'Estado'>[], hasLiveAttempt: boolean): boolean =>
  !hasLiveAttempt && raffle.length > 0 && raffle.every(isPending);

/** Raffles of the bag that belong to one seller. */
export interface OwnerGroup {
  /** Unique among the groups. */
  key: string;
  ownerId: number | undefined;
  ownerName: string;
  entries: BagEntry[];
}

/** First and last name of the owner of a bag entry; '' when the answer has none. All draws of a raffle have one owner (D15). */
export function bagOwnerName({ Sorteos }: BagEntry): string {
  const draw = Sorteos?.[0];
  return [draw?.pasajero_nombres, draw?.pasajero_apellidos]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
}

/** The summary of a bag request: owners in order of appearance, each with its raffles by number (specification 2). */
export function groupByOwner(entries: readonly BagEntry[]): OwnerGroup[] {
  const groups = new Map<string, OwnerGroup>();
  for (const entry of entries) {
    const ownerId = entry.Sorteos?.[0]?.pasajero_id ?? undefined;
    const ownerName = bagOwnerName(entry);
    const key = ownerId === undefined ? `name:${ownerName}` : `id:${ownerId}`;
    const group = groups.get(key) ?? { key, ownerId, ownerName, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.entries.sort((a, b) => compareNumero(a.Numero, b.Numero));
  return [...groups.values()];
}
