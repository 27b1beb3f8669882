import { useEffect } from 'react';
import {
  CARD_BRANDS,
  instalmentsLabel,
  instalmentValue,
  type CardChoice,
  type PaymentLink,
  type Pricing,
} from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { SelectField, useForm, type FieldOption } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { chargeOf } from './card-choice';

const BRAND_OPTIONS = CARD_BRANDS.map((brand) => ({ value: brand, label: brand }));

export interface CardFieldsProps {
  readonly link: PaymentLink;
  readonly pricing: Pricing;
  readonly choice: Partial<CardChoice>;
}

/** '3 cuotas de US$ 28,00': each option with what it comes to, surcharge included. */
const instalmentOptions = ({ link, pricing, choice }: CardFieldsProps, symbol: string): FieldOption[] =>
  pricing.instalmentsFor(choice.type).map((instalments) => {
    const charge = chargeOf(link, { ...choice, instalments }, pricing);
    const value = charge && formatMoney(instalmentValue(charge.total, instalments), symbol);
    return { value: instalments, label: `${instalmentsLabel(instalments)}${value ? ` de ${value}` : ''}` };
  });

export function CardFields(props: CardFieldsProps) {
  const { asksCardType, cardTypeOptions } = props.pricing;
  const { settings } = useHost().deployment;
  const form = useForm();
  const options = instalmentOptions(props, settings.simboloMoneda);
  const only = options.length === 1 ? options[0]?.value : undefined;

  // Where only one is offered there is nothing to choose, and the field says so.
  useEffect(() => {
    if (only !== undefined) form.change('instalments', only);
  }, [form, only]);

  return (
    <>
      <SelectField name="brand" label="Tarjeta" options={BRAND_OPTIONS} required />
      {asksCardType && <SelectField name="cardType" label="Crédito o débito" options={cardTypeOptions} required />}
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
