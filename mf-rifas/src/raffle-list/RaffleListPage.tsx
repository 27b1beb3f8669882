import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import { raffleNumber, type Raffle } from '@rifas/shared/domain';
import { toCsv } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink, LoadedList, SummaryColumns, useFollowNews, useWords } from '@rifas/shared/selling';
import { EmptyState, MoreMenu, Page, Row, Stack, TakeAway, Text, tokens, VirtualList } from '@rifas/shared/ui';
import { listTexts, rafflesTexts } from '../common/texts';
import { ToLinks } from '../common/ToLinks';
import { LiveLinksContext, useLinksOf } from './live-links/live-links.api';
import { raffleRows, ticketRows } from './raffle-export';
import { useDetailedRaffles } from './raffle-list.api';
import { useRaffleList } from './raffle-list.store';
import { searchRaffles } from './raffle-search';
import { RaffleItem } from './RaffleItem';
import { RaffleToolbar, StateBar } from './RaffleToolbar';
import { useStateCounts } from './use-state-counts';

/* On a phone the filters are close above the list. */
const Columns = styled(SummaryColumns)`
  @media (max-width: 59.99em) {
    gap: ${tokens.space.xs};
  }
`;

const Tools = styled(Row)`
  min-height: 44px;
`;

/** The number of raffles shown, and the buttons to export or print them. */
function FoundTools({ found, all }: { readonly found: readonly Raffle[]; readonly all: readonly Raffle[] }) {
  const { variant } = useHost().deployment;
  const csvRows = useWords().byTicket ? ticketRows : raffleRows;
  return (
    <Tools $gap="xs" $justify="space-between">
      <Text size="s" muted role="status">
        {listTexts.shown(found.length, all.length)}
      </Text>
      <ToLinks />
      <MoreMenu text={listTexts.more} label={listTexts.moreLabel}>
        <TakeAway fileName={listTexts.file} csv={() => toCsv(csvRows(found, variant))} />
      </MoreMenu>
    </Tools>
  );
}

/** Used before the answer arrives. It is a constant, so that nothing is computed again for it. */
const NONE: readonly Raffle[] = [];

export default function RaffleListPage() {
  const list = useDetailedRaffles();
  // A new list renders in slices, so that the phone still reacts to presses. Later changes show at once.
  const raffles = useDeferredValue(list.data !== undefined) ? list.data : undefined;
  const filters = useDeferredValue(useRaffleList((state) => state.filters));
  const found = useMemo(() => searchRaffles(raffles ?? NONE, filters), [raffles, filters]);
  const counts = useStateCounts(raffles ?? NONE);
  const links = useLinksOf(list.data);
  useFollowNews({ ready: raffles !== undefined });

  return (
    <Page title={listTexts.title} focusTitle back={<BackLink to={paths.dashboard} help="rifas" />}>
      <LoadedList
        query={{ ...list, data: raffles }}
        contract={getDetailedRaffles}
        entry={rafflesTexts.entryWithTickets}
        loading={rafflesTexts.loading}
        failed={rafflesTexts.failed}
        rowHeight={80}
        empty={<EmptyState title={listTexts.nothing}>{listTexts.nothingHint}</EmptyState>}
      >
        {(all) => (
          <Columns>
            <Stack $gap="xs">
              <RaffleToolbar counts={counts} />
              <StateBar counts={counts} />
            </Stack>
            <Stack $gap="xs">
              <FoundTools found={found} all={all} />
              {found.length === 0 ? (
                <EmptyState icon="search" title={listTexts.noneFound}>
                  {listTexts.noneFoundHint}
                </EmptyState>
              ) : (
                <LiveLinksContext value={links}>
                  <VirtualList label={listTexts.list} items={found} keyOf={raffleNumber} estimate={80}>
                    {(raffle) => <RaffleItem raffle={raffle} />}
                  </VirtualList>
                </LiveLinksContext>
              )}
            </Stack>
          </Columns>
        )}
      </LoadedList>
    </Page>
  );
}
