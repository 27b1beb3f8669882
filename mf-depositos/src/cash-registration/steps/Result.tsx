import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import { retryRegistration } from '../cash-registration.store';
import type { CashResult } from '../cash-step';
import { registered, registrationFailed } from '../cash-texts';

export function Result({ result }: { result: CashResult }) {
  const { mode } = useHost().deployment;
  if (result.kind === 'success') {
    return (
      <SuccessResult
        title="¡REGISTRO EXITOSO!"
        message={registered(mode, result.count)}
        again={{ to: paths.cashRegistration, label: 'REGISTRAR MÁS' }}
      />
    );
  }
  return (
    <FailureResult
      title="NO PUDIMOS HACER EL REGISTRO"
      what={registrationFailed(mode)}
      failure={result.failure}
      onRetry={retryRegistration}
    />
  );
}
