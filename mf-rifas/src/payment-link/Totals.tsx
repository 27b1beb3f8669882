import type { Raffle } from '@rifas/shared/contracts';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Amount, Row } from '@rifas/shared/ui';
import { totalsOf } from './charge-totals';

export function Totals({ raffles, size }: { raffles: readonly Raffle[]; size?: 'm' | 'l' }) {
  const { variant, settings } = useHost().deployment;
  return (
    <Row $gap="s">
      {totalsOf(raffles, variant, settings).map(({ label, amount }) => (
        <Amount key={label} label={label} size={size}>
          {formatMoney(amount, settings.simboloMoneda)}
        </Amount>
      ))}
    </Row>
  );
}
