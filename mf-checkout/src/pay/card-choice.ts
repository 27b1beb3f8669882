import { CARD_BRANDS, CARD_TYPES, INSTALMENTS, type PaymentLink, type Ticket } from '@rifas/shared/contracts';
import type { Deployment } from '@rifas/shared/deployment';
import { chargeFor, instalmentsFor, type CardChoice, type Charge } from '@rifas/shared/domain';
import { rafflesOf } from './link-raffles';
import type { PayValues } from './pay.form';

/** The part of a deployment that the pay form's rules read. */
export type CheckoutScope = Pick<Deployment, 'variant' | 'settings'>;

/** Credit or debit is asked by a setting, and always in ccee (D5). */
export const asksCardType = ({ variant, settings }: CheckoutScope): boolean =>
  variant === 'ccee' || settings.preguntarTipoTarjeta;

const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

/** The form's texts as a card choice; what is not chosen is undefined, a type that is not asked is ''. */
export function choiceOf(
  values: Pick<PayValues, 'card' | 'cardType' | 'instalments'>,
  scope: CheckoutScope,
): Partial<CardChoice> {
  const type = asksCardType(scope) ? oneOf(CARD_TYPES, values.cardType) : '';
  const offered = instalmentsFor({ variant: scope.variant, type });
  const chosen = oneOf(INSTALMENTS, values.instalments);
  // Where only one is offered there is nothing to choose: debit in ccee (section 9).
  const instalments = offered.length === 1 ? offered[0] : chosen;
  const brand = oneOf(CARD_BRANDS, values.card);
  return { ...(brand && { brand }), ...(type !== undefined && { type }), ...(instalments && { instalments }) };
}

export const ticketPrices = ({ settings }: Pick<CheckoutScope, 'settings'>) => ({
  credito: settings.precioCredito,
  debito: settings.precioDebito,
});

/** What these tickets of the link would be charged; undefined in ccee until the type is chosen (D5). */
export const chargeOf = (
  link: PaymentLink,
  choice: Partial<CardChoice>,
  scope: CheckoutScope,
  tickets: readonly Ticket[] = rafflesOf(link).flat(),
): Charge | undefined =>
  chargeFor({
    variant: scope.variant,
    tickets,
    choice,
    sellerAbsorbs: link.linkData.AsumirRecargo,
    prices: ticketPrices(scope),
  });
