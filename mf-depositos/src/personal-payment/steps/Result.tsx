import { paths } from '@rifas/shared/routing';
import { personalTexts } from '../../common/texts';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import type { PaymentResult } from '../payment-step';
import { retryPayment } from '../personal-payment.store';

export function Result({ result }: { result: PaymentResult }) {
  if (result.kind === 'success') {
    return (
      <SuccessResult
        title={personalTexts.doneTitle}
        message={personalTexts.done}
        again={{ to: paths.personalPayment, label: personalTexts.again }}
      />
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
