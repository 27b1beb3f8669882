import type { PaymentLink } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { chargeOf, choiceOf, type CheckoutScope } from './card-choice';
import type { PayValues } from './pay.form';
import type { InitPaymentRequest } from './start-payment';

/**
 * The fields of init-payment (specification 7), of values that passed the form's schema.
 * @throws Error when brand or instalments are missing, or the type in ccee: the schema lets none of these through
 */
export function initPaymentRequest(
  token: string,
  link: PaymentLink,
  values: PayValues,
  scope: CheckoutScope,
): InitPaymentRequest {
  const choice = choiceOf(values, scope);
  const charge = chargeOf(link, choice, scope);
  if (!choice.brand || !choice.instalments || !charge) throw new Error('The card choice is incomplete');
  return {
    token,
    amount: charge.total,
    client_department: values.department,
    client_email: normalizeEmail(values.email),
    client_fname: values.name.trim(),
    client_lname: values.lastName.trim(),
    client_mobile: values.phone.trim(),
    venta_id: link.linkData.id,
    currency: scope.settings.moneda,
    asumir_recargo: link.linkData.AsumirRecargo ? 'true' : 'false',
    cuotas: choice.instalments,
    tarjeta: choice.brand,
    tipo_tarjeta: choice.type ?? '',
  };
}
