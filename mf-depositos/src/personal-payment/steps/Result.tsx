import { paths } from '@rifas/shared/routing';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import type { PaymentResult } from '../payment-step';
import { retryPayment } from '../personal-payment.store';

export function Result({ result }: { result: PaymentResult }) {
  if (result.kind === 'success') {
    return (
      <SuccessResult
        title="¡PAGO PERSONAL REGISTRADO!"
        message="El pago personal se registró correctamente."
        again={{ to: paths.personalPayment, label: 'REGISTRAR OTRO' }}
      />
    );
  }
  return (
    <FailureResult
      title="NO PUDIMOS REGISTRAR EL PAGO PERSONAL"
      what="Hubo un problema al registrar el pago personal"
      failure={result.failure}
      onRetry={retryPayment}
    />
  );
}
