import type { CardType } from '@rifas/shared/domain';

/** What a gateway is asked to let a buyer pay. */
export interface GatewayOrder {
  /** Ours, unguessable. The gateway names it in everything that it says of the payment. */
  readonly reference: string;
  readonly saleId: number;
  readonly amountCents: number;
  /** ISO 4217, numeric. */
  readonly currency: string;
  readonly brand: string;
  /** '' where the buyer was not asked. */
  readonly cardType: '' | 'Credito' | 'Debito';
  /** '01' to '12'. */
  readonly instalments: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
}

/** Money that was taken. */
export interface Charge {
  readonly amountCents: number;
  readonly currency: string;
}

/** The card as the gateway describes it. Nothing of it is needed to settle: what is missing is ''. */
export interface GatewayCard {
  readonly issuer: string;
  readonly acquirer: string;
  readonly authorizationCode: string;
  readonly maskedNumber: string;
  /** Undefined where the gateway does not say. */
  readonly type: CardType | undefined;
}

/** What has become of a payment. */
export type PaymentFate =
  /** The gateway has never heard of it. Its order may still be on the way. */
  | { readonly state: 'unknown' }
  /** The buyer can still pay. */
  | { readonly state: 'open' }
  /** The buyer has paid or not: the bank has not said yet. It can no longer be voided. */
  | { readonly state: 'processing' }
  | { readonly state: 'rejected' }
  /** Nobody can pay it any more, whatever arrives later; or it was paid, and all of the money went back without us, as by a chargeback. */
  | { readonly state: 'voided' }
  | { readonly state: 'approved'; readonly charge: Charge; readonly card: GatewayCard };

export interface RefundOrder {
  /** Ours. Asked twice with one key, the money goes back once. */
  readonly key: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** 'asked': on its way, ask again. 'refused': it will never be done this way. 'unknown': never asked. */
export type RefundFate = 'unknown' | 'asked' | 'done' | 'refused';

/** A notice as it came over HTTP. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body byte for byte: the signature is over it. */
  readonly body: Buffer;
}

/** What a notice says. 'unclear' is a notice that decides nothing: the payment's status is asked for. */
export interface GatewayNotice {
  readonly reference: string;
  readonly decision: 'approved' | 'rejected' | 'unclear';
  /** Undefined where the notice names no amount or no currency. */
  readonly charge: Charge | undefined;
  readonly card: GatewayCard;
  /** What is kept of it, word by word: all that came, or its own part where several came at once. */
  readonly text: string;
}

/**
 * A card gateway. Every call may fail, by `GatewayUnreachable`, after the gateway has done what was asked: so each may be
 * repeated, and none is done twice by being asked twice.
 */
export interface Gateway {
  /** Takes an order. @returns what the page posts to the gateway's address */
  start(order: GatewayOrder): Promise<{ readonly token: string }>;
  status(reference: string): Promise<PaymentFate>;
  /**
   * Makes sure that nobody can pay any more. An order that has not arrived is refused when it does.
   * @returns what became of the payment: 'voided', or what had happened before
   */
  void(reference: string): Promise<PaymentFate>;
  refund(order: RefundOrder): Promise<RefundFate>;
  refundStatus(key: string): Promise<RefundFate>;
  /**
   * Reads what came over HTTP, however odd it is: one notice, or several at once.
   * @returns at least one
   * @throws NoticeRefused for its signature or its age, and where it names no payment
   */
  readNotices(notice: RawNotice): readonly GatewayNotice[];
}

/** The same gateway, each of whose calls goes through `around`. What it has sent by itself is read as it is. */
export const gatewayThrough = (gateway: Gateway, around: <T>(call: () => Promise<T>) => Promise<T>): Gateway => ({
  start: (order) => around(() => gateway.start(order)),
  status: (reference) => around(() => gateway.status(reference)),
  void: (reference) => around(() => gateway.void(reference)),
  refund: (order) => around(() => gateway.refund(order)),
  refundStatus: (key) => around(() => gateway.refundStatus(key)),
  readNotices: (notice) => gateway.readNotices(notice),
});

/** No answer, or none that says anything: whatever was asked may have been done. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

/** The notice is not the gateway's, or too old. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
  constructor(readonly reason: 'signature' | 'age' | 'reference') {
    super(`notice refused: ${reason}`);
  }
}
