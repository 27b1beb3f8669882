import {
  compareNumbers,
  groupTickets,
  isDrawOver,
  knownTotal,
  raffleNumber,
  wordsOf,
  type Cents,
  type LinkTicket,
  type WallTime,
} from '@rifas/shared/domain';
import { drawLabel, overText } from '@rifas/shared/selling';
import type { SentPurchase } from '../common/purchase.store';
import { receiptTexts } from '../common/texts';

/** A line below a stub: a draw, or the number of tickets if draws are not shown. Unknown parts are undefined. */
export interface ReceiptLine {
  readonly draw: string;
  readonly price: Cents | undefined;
  /** The text if one of its draws was before today. */
  readonly over?: string | undefined;
}

export interface ReceiptStub {
  readonly number: string;
  readonly lines: readonly ReceiptLine[];
}

interface StubOptions {
  /** Whether the deployment shows draws. */
  readonly byTicket: boolean;
  readonly today: WallTime;
}

/** The stubs of a receipt by number, with their draws where the deployment shows draws. */
export function stubsOf(tickets: readonly LinkTicket[], { byTicket, today }: StubOptions): ReceiptStub[] {
  const over = (some: readonly LinkTicket[]) => {
    const count = some.filter((ticket) => isDrawOver(ticket, today)).length;
    return count === 0 ? undefined : overText(count, some.length);
  };
  return groupTickets(tickets).map((raffle) => ({
    number: raffleNumber(raffle),
    lines: byTicket
      ? raffle.map((ticket) => ({
          draw: drawLabel(ticket.draw, ticket.drawDate),
          price: ticket.priceCents,
          over: over([ticket]),
        }))
      : [{ draw: wordsOf('multi').counted(raffle.length), price: knownTotal(raffle), over: over(raffle) }],
  }));
}

/** The stubs of the purchase that this tab sent to the gateway, for an API that has no data of purchases. */
export const stubsSent = ({ raffles }: Pick<SentPurchase, 'raffles'>): ReceiptStub[] =>
  [...raffles]
    .sort((a, b) => compareNumbers(a.number, b.number))
    .map(({ number, draws }) => ({
      number,
      lines: draws.length === 0 ? [] : [{ draw: receiptTexts.draws(draws), price: undefined }],
    }));
