import type { CardType } from '@rifas/shared/domain';

/** A payment that the gateway lets a buyer make. */
export interface GatewayOrder {
  /** Made by us, unguessable. The gateway repeats it in every message about the payment. */
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

/** The card as the gateway describes it. No field is needed to settle, and a missing one is ''. */
export interface GatewayCard {
  readonly issuer: string;
  readonly acquirer: string;
  readonly authorizationCode: string;
  readonly maskedNumber: string;
  /** Undefined if the gateway does not report it. */
  readonly type: CardType | undefined;
}

/** The card of a message that names none. */
export const NO_CARD: GatewayCard = {
  issuer: '',
  acquirer: '',
  authorizationCode: '',
  maskedNumber: '',
  type: undefined,
};

/** What has become of a payment. */
export type PaymentFate =
  /** The gateway does not know the payment. Its order may still be on the way. */
  | { readonly state: 'unknown' }
  /** The buyer can still pay. */
  | { readonly state: 'open' }
  /** The bank has not decided yet. The payment can no longer be voided. */
  | { readonly state: 'processing' }
  | { readonly state: 'rejected' }
  /**
   * Nobody can pay it any more, whatever arrives later; or it was paid, and all of the money went back without our
   * request, such as by a chargeback.
   */
  | { readonly state: 'voided' }
  | { readonly state: 'approved'; readonly charge: Charge; readonly card: GatewayCard };

export interface RefundOrder {
  /** Made by us. Two requests with one key refund once. */
  readonly key: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * 'asked': in progress, ask again. 'refused': the gateway will not refund it this way, or the money went back without
 * our request. 'unknown': the gateway got no such order.
 */
export type RefundFate = 'unknown' | 'asked' | 'done' | 'refused';

/** A notice as it was received over HTTP. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The unchanged bytes, because the signature covers them. */
  readonly body: Buffer;
}

/** The content of a notice. After an 'unclear' one, which decides nothing, we ask for the payment's status. */
export interface GatewayNotice {
  readonly reference: string;
  readonly decision: 'approved' | 'rejected' | 'unclear';
  /** Undefined if the notice has no amount or no currency. */
  readonly charge: Charge | undefined;
  readonly card: GatewayCard;
  /** The text that is stored: the whole body, or the notice's own part if the body held several. */
  readonly text: string;
}

/**
 * A card gateway. Every call may fail with `GatewayUnreachable` after the gateway has done the work. So every call is
 * idempotent and may be repeated.
 */
export interface Gateway {
  /** Takes an order. @returns what the page posts to the gateway's address */
  start(order: GatewayOrder): Promise<{ readonly token: string }>;
  status(reference: string): Promise<PaymentFate>;
  /**
   * Makes sure that nobody can pay any more. An order that arrives later is refused.
   * @returns the state of the payment: 'voided', or what had happened before
   */
  void(reference: string): Promise<PaymentFate>;
  refund(order: RefundOrder): Promise<RefundFate>;
  refundStatus(key: string): Promise<RefundFate>;
  /**
   * Reads a request of the gateway, however odd: it holds one notice or several.
   * @returns at least one
   * @throws NoticeRefused for a wrong signature, for its age, or if it names no payment
   */
  readNotices(notice: RawNotice): readonly GatewayNotice[];
}

/** The same gateway, with each call wrapped in `around`. Notices are read without it. */
export const gatewayThrough = (gateway: Gateway, around: <T>(call: () => Promise<T>) => Promise<T>): Gateway => ({
  start: (order) => around(() => gateway.start(order)),
  status: (reference) => around(() => gateway.status(reference)),
  void: (reference) => around(() => gateway.void(reference)),
  refund: (order) => around(() => gateway.refund(order)),
  refundStatus: (key) => around(() => gateway.refundStatus(key)),
  readNotices: (notice) => gateway.readNotices(notice),
});

/** No answer, or one that cannot be read: the gateway may or may not have done the work. */
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
