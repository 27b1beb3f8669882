import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import { raffleNumber } from '@rifas/shared/domain';
import { plural, toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Link, paths } from '@rifas/shared/routing';
import {
  BackSlot,
  buttonStyles,
  EmptyState,
  Icon,
  Page,
  Row,
  TakeAway,
  Text,
  VirtualList,
  type ButtonStyleProps,
} from '@rifas/shared/ui';
import { LeftOut } from '../common/LeftOut';
import { ListStatus } from '../common/ListStatus';
import { useShowsTickets } from '../common/use-deployment';
import { LiveLinksContext, useLiveLinks } from './live-links/live-links.api';
import { raffleRows, ticketRows } from './raffle-export';
import { useDetailedRaffles } from './raffle-list.api';
import { useRaffleList } from './raffle-list.store';
import { searchRaffles } from './raffle-search';
import { RaffleItem } from './RaffleItem';
import { RaffleToolbar } from './RaffleToolbar';

const BackLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

const Back = () => (
  <BackSlot>
    <BackLink to={paths.dashboard} $variant="quiet">
      <Icon name="back" />
      VOLVER
    </BackLink>
  </BackSlot>
);

export default function RaffleListPage() {
  const { variant } = useHost().deployment;
  const csvRows = useShowsTickets() ? ticketRows : raffleRows;
  const list = useDetailedRaffles();
  // A list that arrives is drawn in slices, so that the phone answers meanwhile; what changes in it later shows at once.
  const raffles = useDeferredValue(list.data !== undefined) ? list.data : undefined;
  const filters = useDeferredValue(useRaffleList((state) => state.filters));
  const found = useMemo(() => searchRaffles(raffles ?? [], filters), [raffles, filters]);
  const links = useLiveLinks(list.data);
  const all = raffles?.length ?? 0;

  return (
    <Page title="ESTAS SON TUS RIFAS" focusTitle back={<Back />}>
      <ListStatus list={list} rowHeight={80} drawing={list.data !== raffles} />
      <LeftOut contract={getDetailedRaffles} one="rifa" many="rifas" />
      {raffles && all === 0 ? (
        <EmptyState title="No tienes rifas.">Cuando te asignen rifas o recibas alguna, las vas a ver acá.</EmptyState>
      ) : null}
      {raffles && all > 0 ? (
        <>
          <RaffleToolbar raffles={raffles} />
          <Row $gap="xs" $justify="space-between">
            <Text size="s" muted role="status">
              {found.length === all ? `${all} ${plural(all, 'rifa', 'rifas')}` : `${found.length} de ${all} rifas`}
            </Text>
            <TakeAway fileName="rifas.csv" csv={() => toCsv(csvRows(found, variant))} />
          </Row>
          {found.length === 0 ? (
            <EmptyState icon="search" title="Ninguna rifa coincide.">
              Probá con otro número, otro comprador u otro estado.
            </EmptyState>
          ) : (
            <LiveLinksContext value={links}>
              <VirtualList label="Tus rifas" items={found} keyOf={raffleNumber} estimate={80}>
                {(raffle) => <RaffleItem raffle={raffle} />}
              </VirtualList>
            </LiveLinksContext>
          )}
        </>
      ) : null}
    </Page>
  );
}
