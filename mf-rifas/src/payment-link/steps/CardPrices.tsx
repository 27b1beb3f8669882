import { cardTypeOptions } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Text } from '@rifas/shared/ui';

/** ccee: what a ticket costs with each card, by the words the buyer will read (D5). */
export function CardPrices() {
  const { variant, settings } = useHost().deployment;
  if (variant !== 'ccee') return null;
  const options = cardTypeOptions(variant, { credito: settings.precioCredito, debito: settings.precioDebito });
  return <Text muted>Precio de cada talón: {options.map(({ label }) => label).join(' · ')}</Text>;
}
