import { cardTypeOptions } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Text } from '@rifas/shared/ui';

/** ccee, multi: what a ticket costs with each card, by the words the buyer will read (D5). In single nothing is sold by ticket (D9). */
export function CardPrices() {
  const { variant, mode, settings } = useHost().deployment;
  if (variant !== 'ccee' || mode === 'single') return null;
  const options = cardTypeOptions(variant, { credito: settings.precioCredito, debito: settings.precioDebito });
  return <Text muted>Precio de cada talón: {options.map(({ label }) => label).join(' · ')}</Text>;
}
