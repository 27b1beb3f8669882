import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { getMyLinks } from '@rifas/shared/contracts';
import { LINK_STATE_NAMES, type SellerLink } from '@rifas/shared/domain';
import { mayPass } from '@rifas/shared/http';
import { invalidate, useOfferedCalls } from '@rifas/shared/query';
import { Link, paths, useNavigate, useSearchParams } from '@rifas/shared/routing';
import { BackLink, LoadedList, numbersOf, useFollowNews, useToday } from '@rifas/shared/selling';
import { ButtonLink, Dialog, EmptyState, Page, SearchField, Stack, Text, tokens, VirtualList } from '@rifas/shared/ui';
import { LINK_STATE_PLURALS, linksTexts } from '../common/links-texts';
import { useMyLinks } from '../common/links.api';
import { PartsBar } from '../common/PartsBar';
import { SaleMails } from '../common/SaleMails';
import { useCharges } from '../common/share/shared-link';
import { ShareLink } from '../common/share/ShareLink';
import { LINK_TITLE, SEARCH_LABEL } from '../common/texts';
import { CancelDialog } from './CancelDialog';
import { AskContext, type LinkDialogProps, type LinkQuestion } from './link-dialogs';
import { buyerOfLink, countLinks, searchLinks } from './link-filter';
import { LINK_LOOKS } from './link-looks';
import { LinkItem } from './LinkItem';
import { setFilters, useLinks } from './links.store';
import { LinksSummary } from './LinksSummary';
import { ReplaceDialog } from './ReplaceDialog';

/* The summary comes first for screen readers and on a phone. On a desktop it is on the right and stays visible. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${tokens.space.m} ${tokens.space.l};
    align-items: start;

    > * {
      grid-column: 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 3;
    }
  }
`;

/** If the address names a raffle, the search shows its links, and the address becomes that of all links again. */
function useAskedRaffle() {
  const [fields] = useSearchParams();
  const navigate = useNavigate();
  const raffle = fields.get('rifa');
  useEffect(() => {
    if (raffle === null) return;
    setFilters({ query: raffle, state: 'all' });
    void navigate(paths.links(), { replace: true });
  }, [raffle, navigate]);
}

// Changes that are not in the news: a link that was opened may be paid at any moment.
const isMoving = ({ state }: SellerLink): boolean =>
  state === 'opened' || state === 'inPayment' || state === 'rejected';

const reload = () => invalidate(getMyLinks);

function ShareDialog({ link, onClose }: LinkDialogProps) {
  const charges = useCharges(link.tickets);
  const { token, tickets, buyer } = link;
  return (
    <Dialog open title={LINK_TITLE} onClose={onClose}>
      <ShareLink link={{ token, numbers: numbersOf(tickets), phone: buyer.phone, buyer: buyerOfLink(link), charges }} />
    </Dialog>
  );
}

const DIALOGS = { cancel: CancelDialog, replace: ReplaceDialog, share: ShareDialog };

/** Search and state filters above the links, and the open dialog about one of them. */
function LinkList({ links }: { readonly links: readonly SellerLink[] }) {
  const filters = useLinks((state) => state.filters);
  const found = useMemo(() => searchLinks(links, filters), [links, filters]);
  const [question, setQuestion] = useState<LinkQuestion>();
  const today = useToday();
  const Question = question && DIALOGS[question.about];
  return (
    <Stack $gap="s">
      <SearchField label={SEARCH_LABEL} value={filters.query} onChange={(query) => setFilters({ query })} />
      <PartsBar
        label={linksTexts.byState}
        parts={countLinks(links, filters.state).map(({ state, count }) => ({
          id: state,
          name: (count === 1 ? LINK_STATE_NAMES : LINK_STATE_PLURALS)[state],
          count,
          colour: LINK_LOOKS[state].colour,
        }))}
        chosen={filters.state}
        onChoose={(state) => setFilters({ state })}
      />
      <Text size="s" muted role="status">
        {linksTexts.shown(found.length, links.length)}
      </Text>
      {found.length === 0 ? (
        <EmptyState icon="search" title={linksTexts.noneFound}>
          {linksTexts.noneFoundHint}
        </EmptyState>
      ) : (
        <AskContext value={setQuestion}>
          <VirtualList label={linksTexts.list} items={found} keyOf={({ token }) => token} estimate={84}>
            {(link) => <LinkItem link={link} now={today} />}
          </VirtualList>
        </AskContext>
      )}
      {question && Question ? <Question link={question.link} onClose={() => setQuestion(undefined)} /> : null}
    </Stack>
  );
}

const NoLinks = () => (
  <EmptyState
    icon="link"
    title={linksTexts.nothing}
    action={
      <ButtonLink as={Link} to={paths.paymentLink}>
        {linksTexts.first}
      </ButtonLink>
    }
  >
    {linksTexts.nothingHint}
  </EmptyState>
);

/** Shown if the API does not have the call. The address may date from a time when it had, or come from another site. */
const NotOffered = () => (
  <EmptyState icon="link" title={linksTexts.notOffered}>
    {linksTexts.notOfferedHint}
  </EmptyState>
);

/** Every link of the seller, in every state. */
export default function LinksPage() {
  useAskedRaffle();
  const list = useMyLinks();
  // A page in place of an answer may come from something before the API, such as a hotel's wifi.
  const mayCome = list.error !== null && mayPass(list.error);
  const isRefused = useOfferedCalls()[getMyLinks.name] === false && !mayCome;
  useFollowNews({ also: list.data?.some(isMoving) ? reload : undefined, otherwise: reload });
  return (
    <Page title={linksTexts.title} focusTitle back={<BackLink to={paths.dashboard} help="cobrar" />}>
      {isRefused ? (
        <NotOffered />
      ) : (
        <LoadedList
          query={list}
          contract={getMyLinks}
          entry={linksTexts.entry}
          loading={linksTexts.loading}
          failed={linksTexts.failed}
          rowHeight={84}
          empty={<NoLinks />}
        >
          {(links) => (
            <Columns>
              <LinksSummary links={links} />
              <LinkList links={links} />
              <SaleMails />
            </Columns>
          )}
        </LoadedList>
      )}
    </Page>
  );
}
