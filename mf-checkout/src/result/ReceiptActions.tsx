import type { Receipt } from '@rifas/shared/domain';
import { enumerated } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { addressOnApi } from '@rifas/shared/selling';
import { Button, ButtonLink, Icon, QuietRow, share, Stack } from '@rifas/shared/ui';
import { receiptTexts } from '../common/texts';
import type { ReceiptStub } from './receipt-lines';
import { ResendTicket } from './ResendTicket';

export interface ReceiptActionsProps {
  /** The token of the link; undefined if the API has no calls about purchases. */
  readonly token: string | undefined;
  readonly receipt?: Receipt | undefined;
  readonly stubs: readonly ReceiptStub[];
  readonly seller: string;
}

/** The actions on a receipt that the device and the API support. */
export function ReceiptActions({ token, receipt, stubs, seller }: ReceiptActionsProps) {
  const { deployment, notify } = useHost();
  const { api } = deployment.bases;
  const calendar = receipt?.calendarPath;
  const numbers = `${stubs.length === 1 ? 'la rifa' : 'las rifas'} ${enumerated(stubs.map(({ number }) => number))}`;
  const shareNumbers = async () => {
    if (!(await share({ text: receiptTexts.shared(numbers, seller) }))) notify(receiptTexts.shareFailed, 'error');
  };
  return (
    <Stack $gap="s" data-no-print>
      {receipt && (
        <ButtonLink href={addressOnApi(api, receipt.ticketPath)} target="_blank" rel="noreferrer" $block>
          <Icon name="ticket" />
          {receiptTexts.ticket}
        </ButtonLink>
      )}
      {stubs.length > 0 && (
        <QuietRow $gap="xxs">
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {receiptTexts.print}
          </Button>
          {'share' in navigator && (
            <Button variant="quiet" icon="share" onClick={() => void shareNumbers()}>
              {receiptTexts.share}
            </Button>
          )}
          {calendar !== undefined && (
            <ButtonLink href={addressOnApi(api, calendar)} download="sorteos.ics" $variant="quiet">
              <Icon name="calendar" />
              {receiptTexts.calendar}
            </ButtonLink>
          )}
        </QuietRow>
      )}
      {token !== undefined && <ResendTicket token={token} />}
    </Stack>
  );
}
