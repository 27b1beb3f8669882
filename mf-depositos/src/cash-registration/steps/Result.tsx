import { unitCount } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { useWords } from '@rifas/shared/selling';
import { cashTexts } from '../../common/texts';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import { retryRegistration, useCashDraft } from '../cash-registration.store';
import type { CashResult } from '../cash-step';
import { SaleSummary } from './SaleSummary';
import { SendTicket } from './SendTicket';

export function Result({ result }: { result: CashResult }) {
  const words = useWords();
  const { mode } = useHost().deployment;
  // After a failure the selection stays.
  const chosen = useCashDraft((draft) => draft.chosen);
  if (result.kind === 'success') {
    const { sale } = result;
    return (
      <SuccessResult
        title={cashTexts.doneTitle}
        message={cashTexts.done(result.count, words)}
        again={{ to: paths.cashRegistration, label: cashTexts.again }}
      >
        {sale && <SaleSummary sale={sale} />}
        {sale && <SendTicket sale={sale} />}
      </SuccessResult>
    );
  }
  return (
    <FailureResult
      title={cashTexts.failedTitle}
      what={cashTexts.failed(unitCount(chosen, mode), words)}
      failure={result.failure}
      onRetry={retryRegistration}
    />
  );
}
