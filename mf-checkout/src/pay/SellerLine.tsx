import { fullName, type PaymentLink } from '@rifas/shared/domain';
import { Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

/** Whom the buyer buys from and what for; nothing where the API names nobody. */
export function SellerLine({ seller }: Pick<PaymentLink, 'seller'>) {
  const name = fullName(seller);
  if (!name) return null;
  return (
    <div>
      <Text strong>{payTexts.seller(name)}</Text>
      <Text muted>{payTexts.purpose}</Text>
    </div>
  );
}
