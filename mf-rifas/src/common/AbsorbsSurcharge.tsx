import type { Ticket } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { CheckboxField } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { useMoney, usePricing } from '@rifas/shared/selling';
import { linkTexts } from './texts';

/**
 * The choice whether the seller pays the surcharge for a link's buyer, with its possible cost. Renders nothing if the
 * deployment does not offer the choice.
 */
export function AbsorbsSurcharge({ tickets }: { readonly tickets: readonly Pick<Ticket, 'priceCents'>[] }) {
  const { settings } = useHost().deployment;
  const { chargeFor } = usePricing();
  const money = useMoney();
  if (!settings.asumirRecargo) return null;
  const charge = chargeFor(tickets, { brand: 'Visa', type: 'credit', instalments: '12' }, false);
  return (
    <CheckboxField
      name="absorbsSurcharge"
      label={linkTexts.absorbsSurcharge}
      hint={linkTexts.surchargeHint(charge ? unbroken(money(charge.surcharge)) : '')}
    />
  );
}
