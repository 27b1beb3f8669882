import { fullName, type PaymentLink } from '@rifas/shared/domain';
import { Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

/** The seller and the purpose of the sale. Renders nothing if the API sends no name. */
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
