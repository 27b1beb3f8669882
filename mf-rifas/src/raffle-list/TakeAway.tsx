import type { Raffle } from '@rifas/shared/contracts';
import { toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Button, Row, tokens } from '@rifas/shared/ui';
import { styled } from 'styled-components';
import { printWholePage } from '../common/printing.store';
import { downloadText } from './download-text';
import { raffleRows } from './raffle-export';

/* Both fit side by side on a phone. */
const Slim = styled(Button)`
  padding-inline: ${tokens.space.xs};
`;

/** Exports or prints what is found, in its order. */
export function TakeAway({ found }: { found: readonly Raffle[] }) {
  const { mode, variant } = useHost().deployment;
  const download = () => downloadText('rifas.csv', toCsv(raffleRows(found, mode, variant)), 'text/csv;charset=utf-8');
  return (
    <Row $gap="xxs">
      <Slim variant="quiet" icon="download" onClick={download}>
        EXPORTAR CSV
      </Slim>
      <Slim variant="quiet" icon="print" onClick={printWholePage}>
        IMPRIMIR
      </Slim>
    </Row>
  );
}
