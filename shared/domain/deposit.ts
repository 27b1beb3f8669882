import type { Id } from './id';
import type { Cents } from './money';
import type { CardType } from './ticket';
import type { WallTime } from './wall-time';

/** A ticket that a deposit paid for. */
export interface UsedTicket {
  readonly id: Id;
  readonly number: string;
  readonly draw?: string | undefined;
  /** Undefined if the API sends none. Then the balance of the deposit is unknown too. */
  readonly priceCents: Cents | undefined;
  readonly buyer?: string | undefined;
  readonly drawDate?: WallTime | undefined;
}

/** A personal payment that a deposit paid for. */
export interface UsedPayment {
  readonly id: Id;
  readonly amountCents: Cents | undefined;
  readonly date: WallTime | undefined;
}

/** The card gateway's data of a payment. The texts are unchanged. */
export interface CardPayment {
  readonly issuer?: string | undefined;
  readonly acquirer?: string | undefined;
  readonly authorizationCode?: string | undefined;
  readonly transactionDate?: WallTime | undefined;
  readonly maskedNumber?: string | undefined;
  readonly cardType?: CardType | undefined;
  /** Credit or debit in the API's own words. */
  readonly cardTypeText?: string | undefined;
  readonly instalments?: string | undefined;
}

export interface Deposit {
  readonly id: Id;
  /** Any type but 'Contado' is a card deposit. */
  readonly kind: 'cash' | 'card';
  /** Undefined if the API sends none. Then the deposit is shown but cannot be used. */
  readonly amountCents: Cents | undefined;
  readonly date: WallTime | undefined;
  readonly tickets: readonly UsedTicket[];
  readonly payments: readonly UsedPayment[];
  /** A part of what the deposit was used for could not be read, so its balance is unknown. */
  readonly incomplete: boolean;
  readonly card?: CardPayment | undefined;
}
