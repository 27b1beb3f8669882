import { fullName, type PaymentLink } from '@rifas/shared/domain';
import { Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

/** Whom the buyer buys from; nothing where the API names nobody. */
export function SellerLine({ seller }: Pick<PaymentLink, 'seller'>) {
  const name = fullName(seller);
  return name ? <Text muted>{payTexts.seller(name)}</Text> : null;
}
