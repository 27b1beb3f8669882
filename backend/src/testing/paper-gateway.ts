import { createHash } from 'node:crypto';
import {
  gatewayThrough,
  GatewayUnreachable,
  NoticeRefused,
  type Gateway,
  type GatewayCard,
  type GatewayOrder,
  type PaymentFate,
} from '../gateway/gateway';

const CARD: GatewayCard = {
  issuer: 'Banco de papel',
  acquirer: 'Papel',
  authorizationCode: 'P-77',
  maskedNumber: '9*** **** **** 0007',
  type: 'debit',
};
const KEY = 'papel';
const CURRENCIES: Readonly<Record<string, string>> = { USD: '840', UYU: '858' };

/** A payment in the book of the paper gateway. */
interface Entry {
  readonly order: GatewayOrder;
  state: 'open' | 'processing' | 'approved' | 'voided';
}

export interface PaperGateway extends Gateway {
  readonly book: Map<string, Entry>;
  silent: boolean;
  /** Refunds take time: this call finishes all of them. */
  readonly carryMoneyBack: () => void;
  readonly notice: (token: string) => { readonly body: string; readonly headers: Record<string, string> };
}

/**
 * A gateway that differs from the sandbox's: it names payments by its own numbers, writes amounts in currency units
 * with a letter code, signs with a hash in the body, sends no times, and refunds slowly.
 */
export function paperGateway(): PaperGateway {
  const book = new Map<string, Entry>();
  const references: string[] = [];
  const tombs = new Set<string>();
  const refunds = new Map<string, 'asked' | 'done'>();
  const seal = (text: string): string => createHash('sha256').update(`${text}|${KEY}`).digest('base64url');
  const fateOf = (reference: string): PaymentFate => {
    const entry = book.get(reference);
    if (tombs.has(reference)) return { state: 'voided' };
    if (!entry) return { state: 'unknown' };
    if (entry.state !== 'approved') return { state: entry.state };
    const { amountCents, currency } = entry.order;
    return { state: 'approved', charge: { amountCents, currency }, card: CARD };
  };
  const answers: Gateway = {
    start: async (order) => {
      if (!tombs.has(order.reference)) book.set(order.reference, { order, state: 'open' });
      references.push(order.reference);
      return { token: `hoja-${references.length}` };
    },
    status: async (reference) => fateOf(reference),
    void: async (reference) => {
      const entry = book.get(reference);
      if (entry?.state === 'open') entry.state = 'voided';
      if (!entry) tombs.add(reference);
      return fateOf(reference);
    },
    refund: async ({ key }) => {
      refunds.set(key, refunds.get(key) ?? 'asked');
      return refunds.get(key) ?? 'asked';
    },
    refundStatus: async (key) => refunds.get(key) ?? 'unknown',
    readNotices: ({ body }) => {
      const [text = '', sent] = String(body).split('&sello=');
      if (sent !== seal(text)) throw new NoticeRefused('signature');
      const fields = new URLSearchParams(text);
      const reference = references[Number((fields.get('hoja') ?? '').replace('hoja-', '')) - 1];
      if (reference === undefined) throw new NoticeRefused('reference');
      const charge = {
        amountCents: Math.round(Number(fields.get('monto')) * 100),
        currency: CURRENCIES[fields.get('moneda') ?? ''] ?? '',
      };
      const decision = fields.get('resultado') === 'OK' ? 'approved' : 'rejected';
      return [{ reference, decision, charge, card: CARD, text }];
    },
  };
  const gateway: PaperGateway = {
    ...gatewayThrough(answers, async (call) => {
      if (gateway.silent) throw new GatewayUnreachable('paper does not talk');
      return call();
    }),
    book,
    silent: false,
    carryMoneyBack: () => refunds.forEach((_state, key) => refunds.set(key, 'done')),
    notice: (token) => {
      const reference = references[Number(token.replace('hoja-', '')) - 1] ?? '';
      const amount = ((book.get(reference)?.order.amountCents ?? 0) / 100).toFixed(2);
      const text = `hoja=${token}&resultado=OK&monto=${amount}&moneda=USD`;
      return { body: `${text}&sello=${seal(text)}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    },
  };
  return gateway;
}
