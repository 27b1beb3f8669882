import type { Buyer, Id } from '../domain';
import { BUYER_NAMES, buyerUnder } from './buyer-codecs';
import { type Codec } from './codec';
import { defineContract, type Resource } from './contract';
import { bareToken, id, number } from './identifiers';
import { always, flag, mapped, noFields, nothing, text } from './scalars';
import { beside, field, list, object, under } from './structures';
import { COMMENT_LIMIT, MAX_TICKETS, raffles } from './ticket-codecs';

const ids = list(id, { min: 1, max: MAX_TICKETS });

const get = <Response>(name: string, path: string, resource: Resource, response: Codec<Response>) =>
  defineContract({ name, method: 'GET', path: `api/talon/${path}`, resource, request: noFields, response });

export const getRaffles = get('getRaffles', 'get-by-pasajero', 'raffles', raffles);
export const getDetailedRaffles = get('getDetailedRaffles', 'get-detailed-by-pasajero', 'raffles', raffles);

export const saveComment = defineContract({
  name: 'saveComment',
  method: 'POST',
  path: 'api/talon/guardar-comentario',
  changes: ['raffles'],
  request: object({ number: field(number, 'numero'), comment: field(text({ max: COMMENT_LIMIT }), 'comment') }),
  response: nothing,
});

const buyer: Codec<Buyer> = buyerUnder(BUYER_NAMES);

/** Registers tickets paid in cash against a bank deposit. */
export const registerTickets = defineContract({
  name: 'registerTickets',
  method: 'POST',
  path: 'api/talon/register-talones',
  changes: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  request: object({
    buyer: field(buyer, 'comprador'),
    ticketIds: field(ids, 'talones'),
    depositId: field(id, 'deposito_id'),
  }),
  response: nothing,
});

const linkChoice = mapped(
  object({
    ticketIds: field(ids, 'talones'),
    status: field(always('Pendiente de pago'), 'status'),
    absorbsSurcharge: field(flag, 'asumirRecargo'),
  }),
  ({ ticketIds, absorbsSurcharge }) => ({ ticketIds, absorbsSurcharge }),
  ({ ticketIds, absorbsSurcharge }: { ticketIds: readonly Id[]; absorbsSurcharge: boolean }) => ({
    ticketIds,
    absorbsSurcharge,
    status: undefined,
  }),
);

/** Returns the link's token, which the page appends to the configured link base. */
export const generateLink = defineContract({
  name: 'generateLink',
  method: 'POST',
  path: 'api/talon/generate-link',
  changes: ['links'],
  request: beside(under('buyer', buyer), linkChoice),
  response: bareToken,
});

export const deletePayment = defineContract({
  name: 'deletePayment',
  method: 'POST',
  path: 'api/talon/delete-pago',
  changes: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  request: object({ ticketId: field(id, 'talon_id') }),
  response: nothing,
});
