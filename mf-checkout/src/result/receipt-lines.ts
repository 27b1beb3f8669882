import {
  compareNumbers,
  groupTickets,
  isDrawOver,
  knownTotal,
  raffleNumber,
  type Cents,
  type LinkTicket,
  type WallTime,
} from '@rifas/shared/domain';
import { dayInWords } from '@rifas/shared/format';
import { drawsText } from '@rifas/shared/selling';
import type { SentPurchase } from '../common/purchase.store';
import { receiptTexts } from '../common/texts';

/** A line under a stub: a draw, or the whole raffle where draws are not shown; '' and undefined for what is not known. */
export interface ReceiptLine {
  readonly draw: string;
  /** Its day in words. */
  readonly day?: string | undefined;
  readonly price: Cents | undefined;
  /** Its draw was before today. */
  readonly over?: boolean;
}

export interface ReceiptStub {
  readonly number: string;
  readonly lines: readonly ReceiptLine[];
}

interface StubOptions {
  /** Whether the deployment shows draws. */
  readonly byTicket: boolean;
  /** Of the receipt: dates in it are told without. */
  readonly year: number;
  readonly today: WallTime;
}

/** The stubs of a receipt by number, with their draws where the deployment shows draws. */
export function stubsOf(tickets: readonly LinkTicket[], { byTicket, year, today }: StubOptions): ReceiptStub[] {
  return groupTickets(tickets).map((raffle) => ({
    number: raffleNumber(raffle),
    lines: byTicket
      ? raffle.map((ticket) => ({
          draw: drawsText([ticket.draw]),
          day: ticket.drawDate && dayInWords(ticket.drawDate, year),
          price: ticket.priceCents,
          over: isDrawOver(ticket, today),
        }))
      : [{ draw: '', price: knownTotal(raffle) }],
  }));
}

/** The stubs of what this tab sent to be paid: all that is known where the API tells nothing of a purchase. */
export const stubsSent = ({ raffles }: Pick<SentPurchase, 'raffles'>): ReceiptStub[] =>
  [...raffles]
    .sort((a, b) => compareNumbers(a.number, b.number))
    .map(({ number, draws }) => ({
      number,
      lines: draws.length === 0 ? [] : [{ draw: receiptTexts.draws(draws), price: undefined }],
    }));
