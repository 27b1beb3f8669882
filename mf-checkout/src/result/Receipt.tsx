import { cents, fullName, type Organiser, type Purchase } from '@rifas/shared/domain';
import { MailLink, useMoney, useToday, useWords } from '@rifas/shared/selling';
import { Amount, DefinitionList, Heading, Panel, Stack, type Definition } from '@rifas/shared/ui';
import type { SentPurchase } from '../common/purchase.store';
import { receiptTexts } from '../common/texts';
import { known, paidText, receiptFacts } from './receipt-facts';
import { stubsOf, stubsSent, type ReceiptStub } from './receipt-lines';
import { ReceiptActions } from './ReceiptActions';
import { Stubs } from './Stubs';

interface SheetProps {
  readonly title: string;
  readonly stubs: readonly ReceiptStub[];
  readonly label: string;
  readonly amount: string;
  readonly facts: readonly Definition[];
}

function Sheet({ title, stubs, label, amount, facts }: SheetProps) {
  return (
    <Panel aria-labelledby="receipt">
      <Stack>
        <Heading id="receipt">{title}</Heading>
        <Stubs stubs={stubs} />
        <Amount label={label} size="xl">
          {amount}
        </Amount>
        <DefinitionList items={facts} />
      </Stack>
    </Panel>
  );
}

/** The purchase that this tab sent to the gateway. It is not a receipt, because the server has not confirmed it. */
export function SentSheet({ sent, title, label }: { sent: SentPurchase; title: string; label: string }) {
  const money = useMoney();
  const facts = known([
    [receiptTexts.seller, sent.seller],
    [receiptTexts.email, sent.buyerEmail],
  ]);
  return (
    <Sheet title={title} stubs={stubsSent(sent)} label={label} amount={money(cents(sent.totalCents))} facts={facts} />
  );
}

const questionsTo = ({ email }: Organiser): Definition[] =>
  email ? [{ label: receiptTexts.questions, value: <MailLink address={email} /> }] : [];

export interface ReceiptProps {
  readonly token: string;
  /** The API's data of the purchase; undefined if the API does not have the call. */
  readonly purchase: Purchase | undefined;
  /** The purchase that this tab sent, if this tab made the payment. */
  readonly sent?: SentPurchase | undefined;
}

/**
 * The part of a paid purchase that a buyer keeps: to look at, print, share and save. If only this tab knows the
 * purchase, it shows that data. If there is no data, it renders nothing.
 */
export function Receipt({ token, purchase, sent }: ReceiptProps) {
  const { byTicket } = useWords();
  const money = useMoney();
  const today = useToday();
  const receipt = purchase?.receipt;
  if (purchase && receipt) {
    const stubs = stubsOf(receipt.tickets, { byTicket, today });
    return (
      <>
        <Sheet
          title={receiptTexts.title}
          stubs={stubs}
          label={receiptTexts.paid}
          amount={paidText(receipt, money)}
          facts={[
            ...receiptFacts(receipt, purchase, { money, email: sent?.buyerEmail }),
            ...questionsTo(purchase.organiser),
          ]}
        />
        <ReceiptActions token={token} receipt={receipt} stubs={stubs} seller={fullName(purchase.seller)} />
      </>
    );
  }
  return (
    <>
      {sent && <SentSheet sent={sent} title={receiptTexts.title} label={receiptTexts.paid} />}
      <ReceiptActions token={purchase && token} stubs={sent ? stubsSent(sent) : []} seller={sent?.seller ?? ''} />
    </>
  );
}
