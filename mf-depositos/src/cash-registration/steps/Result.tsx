import { paths } from '@rifas/shared/routing';
import { useWords } from '../../common/use-words';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import { retryRegistration } from '../cash-registration.store';
import type { CashResult } from '../cash-step';

export function Result({ result }: { result: CashResult }) {
  const words = useWords();
  if (result.kind === 'success') {
    return (
      <SuccessResult
        title="¡REGISTRO EXITOSO!"
        message={words.registered(result.count)}
        again={{ to: paths.cashRegistration, label: 'REGISTRAR MÁS' }}
      />
    );
  }
  return (
    <FailureResult
      title="NO PUDIMOS HACER EL REGISTRO"
      what={words.registrationFailed}
      failure={result.failure}
      onRetry={retryRegistration}
    />
  );
}
