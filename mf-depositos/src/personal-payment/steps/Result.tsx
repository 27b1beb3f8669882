import { paths } from '@rifas/shared/routing';
import { MoneyAmount, useMoney } from '@rifas/shared/selling';
import { DefinitionList, Panel, Stack } from '@rifas/shared/ui';
import { personalTexts, resultTexts } from '../../common/texts';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import { retryPayment, type Paid, type PaymentResult } from '../personal-payment.store';

function PaidSummary({ paid: { amount, remaining } }: { readonly paid: Paid }) {
  const money = useMoney();
  return (
    <Panel aria-label={resultTexts.registered}>
      <Stack>
        <MoneyAmount label={resultTexts.registered} size="xl" amount={amount} />
        <DefinitionList items={[{ label: resultTexts.balance, value: money(remaining) }]} />
      </Stack>
    </Panel>
  );
}

export function Result({ result }: { result: PaymentResult }) {
  if (result.kind === 'success') {
    return (
      <SuccessResult
        title={personalTexts.doneTitle}
        message={personalTexts.done}
        again={{ to: paths.personalPayment, label: personalTexts.again }}
      >
        {result.paid && <PaidSummary paid={result.paid} />}
      </SuccessResult>
    );
  }
  return (
    <FailureResult
      title={personalTexts.failedTitle}
      what={personalTexts.failed}
      failure={result.failure}
      onRetry={retryPayment}
    />
  );
}
