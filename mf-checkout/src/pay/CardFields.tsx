import { useEffect } from 'react';
import type { PaymentLink } from '@rifas/shared/contracts';
import type { Deployment } from '@rifas/shared/deployment';
import {
  CARD_BRANDS,
  cardTypeOptions,
  instalmentsFor,
  instalmentsLabel,
  instalmentValue,
  type CardChoice,
} from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { SelectField, useForm, type FieldOption } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { asksCardType, chargeOf, ticketPrices } from './card-choice';

const BRAND_OPTIONS = CARD_BRANDS.map((brand) => ({ value: brand, label: brand }));

/** '3 cuotas de US$ 28,00': each option with what it comes to, surcharge included. */
function instalmentOptions(link: PaymentLink, choice: Partial<CardChoice>, deployment: Deployment): FieldOption[] {
  return instalmentsFor({ variant: deployment.variant, type: choice.type }).map((instalments) => {
    const charge = chargeOf(link, { ...choice, instalments }, deployment);
    const value = charge && formatMoney(instalmentValue(charge.total, instalments), deployment.settings.simboloMoneda);
    return { value: instalments, label: `${instalmentsLabel(instalments)}${value ? ` de ${value}` : ''}` };
  });
}

export function CardFields({ link, choice }: { link: PaymentLink; choice: Partial<CardChoice> }) {
  const { deployment } = useHost();
  const form = useForm();
  const options = instalmentOptions(link, choice, deployment);
  const only = options.length === 1 ? options[0]?.value : undefined;

  // Where one is offered there is nothing to choose: the field says so (debit in ccee, D5).
  useEffect(() => {
    if (only !== undefined) form.change('instalments', only);
  }, [form, only]);

  return (
    <>
      <SelectField name="card" label="Tarjeta" options={BRAND_OPTIONS} required />
      {asksCardType(deployment) && (
        <SelectField
          name="cardType"
          label="Crédito o débito"
          options={cardTypeOptions(deployment.variant, ticketPrices(deployment))}
          required
        />
      )}
      <SelectField
        name="instalments"
        label="Cuotas"
        options={options}
        placeholder={only === undefined ? 'Elegí una opción' : false}
        required
      />
    </>
  );
}
