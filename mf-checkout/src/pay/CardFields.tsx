import { useEffect } from 'react';
import {
  CARD_BRANDS,
  instalmentsLabel,
  instalmentValue,
  type CardChoice,
  type PaymentLink,
  type Pricing,
} from '@rifas/shared/domain';
import { SelectField, useForm, type FieldOption } from '@rifas/shared/forms';
import { useMoney } from '@rifas/shared/selling';
import { payTexts } from '../common/texts';
import { chargeOf } from './card-choice';

const BRAND_OPTIONS = CARD_BRANDS.map((brand) => ({ value: brand, label: brand }));

export interface CardFieldsProps {
  /** Undefined while the purchase is not known. */
  readonly link: PaymentLink | undefined;
  readonly pricing: Pricing;
  readonly choice: Partial<CardChoice>;
}

/** '3 cuotas de US$ 28,00': each option with the amount per instalment, including the surcharge. */
const instalmentOptions = (
  { link, pricing, choice }: CardFieldsProps,
  money: ReturnType<typeof useMoney>,
): FieldOption[] =>
  pricing.instalmentsFor(choice.type).map((instalments) => {
    const charge = link && chargeOf(link, { ...choice, instalments }, pricing);
    const value = charge && money(instalmentValue(charge.total, instalments));
    return { value: instalments, label: `${instalmentsLabel(instalments)}${value ? ` de ${value}` : ''}` };
  });

export function CardFields(props: CardFieldsProps) {
  const { asksCardType, cardTypeOptions } = props.pricing;
  const money = useMoney();
  const form = useForm();
  const options = instalmentOptions(props, money);
  const only = options.length === 1 ? options[0]?.value : undefined;

  // With only one option there is no choice, and the field shows that option.
  useEffect(() => {
    if (only !== undefined) form.change('instalments', only);
  }, [form, only]);

  return (
    <>
      <SelectField name="brand" label={payTexts.brand} options={BRAND_OPTIONS} autoComplete="cc-type" required />
      {asksCardType && <SelectField name="cardType" label={payTexts.cardType} options={cardTypeOptions} required />}
      <SelectField
        name="instalments"
        label={payTexts.instalments}
        options={options}
        placeholder={only === undefined ? payTexts.choose : false}
        required
      />
    </>
  );
}
