import { fullName, type PaymentLink } from '@rifas/shared/domain';
import { Text } from '@rifas/shared/ui';

/** Whom the buyer buys from; nothing where the API names nobody. */
export function SellerLine({ seller }: Pick<PaymentLink, 'seller'>) {
  const name = fullName(seller);
  return name ? <Text muted>Le comprás a {name}.</Text> : null;
}
