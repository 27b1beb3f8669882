import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { getNews } from '@rifas/shared/contracts';
import type { NewsEntry, NewsKind } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { useOfferedCalls } from '@rifas/shared/query';
import { Link, paths } from '@rifas/shared/routing';
import { useListQuery, useMoney } from '@rifas/shared/selling';
import { Button, focusTitle, Icon, IconButton, tokens, type IconName } from '@rifas/shared/ui';
import { newsTexts } from '../common/links-texts';
import { useHasLinksView } from '../common/links.api';
import { beginVisit, closeNews, rememberSeen, useVisit } from './news.store';

/** With this number of lines, the rest of the home stays visible on a phone. */
const SHOWN = 3;

const ICONS: Readonly<Record<NewsKind, IconName>> = {
  linkOpened: 'link',
  linkPaid: 'check',
  paymentRejected: 'warning',
  paymentToCheck: 'clock',
  paymentRefunded: 'refresh',
  raffleSent: 'transfer',
  raffleRequested: 'hand',
  raffleReceived: 'check',
  unknown: 'info',
};

const TRANSFERS: readonly NewsKind[] = ['raffleSent', 'raffleRequested', 'raffleReceived'];

/** The kinds of news in the colour of success. It would be wrong for a refused card. */
const GOOD: readonly NewsKind[] = ['linkOpened', 'linkPaid', 'raffleSent', 'raffleReceived'];

const Root = styled.section<{ $good: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  /* With the lines' own padding and the button's, the content is as far from every edge. */
  padding: ${tokens.space.s} ${tokens.space.xxs} ${tokens.space.s} ${tokens.space.m};
  /* An edge for forced-colours mode, which removes the background. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.l};
  background: ${({ $good }) => ($good ? tokens.colour.successSoft : tokens.colour.infoSoft)};
  color: ${({ $good }) => ($good ? tokens.colour.onSuccessSoft : tokens.colour.onInfoSoft)};

  button {
    color: inherit;
  }
`;

const More = styled(Button)`
  grid-column: 1 / -1;
  justify-self: start;
  margin-inline-start: calc(-1 * ${tokens.space.m});
  font-size: ${tokens.font.s};
`;

/* Looks like a button, because it can be pressed. */
const waiting = css`
  padding-block: ${tokens.space.xs};

  a {
    padding-inline: ${tokens.space.s};
    border: 2px solid currentColor;
    border-radius: ${tokens.radius.m};
    font-size: ${tokens.font.m};
    font-weight: 700;
  }
  svg:last-child {
    transform: rotate(-90deg);
  }
`;

const Line = styled.li<{ $waits: boolean }>`
  & + & {
    border-block-start: 1px solid;
    border-block-start-color: color-mix(in srgb, currentColor 20%, transparent);
  }
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-height: 44px;
    padding-block: ${tokens.space.xxs};
    color: inherit;
    font-size: ${tokens.font.s};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a > svg {
    flex: none;
  }
  a > span {
    flex: 1;
  }
  ${({ $waits }) => $waits && waiting}
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }
`;

/** Entries that wait for an action of the seller come first. */
const waits = ({ kind }: NewsEntry): boolean => kind === 'raffleSent';

const purchaseOf = ({ who, numbers }: NewsEntry): string => [who.trim(), ...[...numbers].sort()].join('\n');

/**
 * Leaves out each rejected card whose buyer paid the same raffles later: docs/rules.md, "Live links".
 * @param entries oldest first
 */
const withoutOvertaken = (entries: readonly NewsEntry[]): readonly NewsEntry[] =>
  entries.filter((entry, index) => {
    if (entry.kind !== 'paymentRejected' || entry.numbers.length === 0) return true;
    const later = entries.slice(index + 1);
    return !later.some((other) => other.kind === 'linkPaid' && purchaseOf(other) === purchaseOf(entry));
  });

/** The page where the seller can act on an entry, or see it. */
function useTarget(): (entry: NewsEntry) => string {
  const hasLinksView = useHasLinksView();
  return ({ kind, numbers }) => {
    if (TRANSFERS.includes(kind)) return paths.transfer;
    return hasLinksView ? paths.links(numbers[0]) : paths.raffleList;
  };
}

/**
 * The news since the seller's last visit, newest first, one line each. Renders nothing if there are none or the API has
 * no news.
 */
export default function NewsList() {
  const { since, begun, owner } = useVisit();
  const offered = useOfferedCalls()[getNews.name] !== false;
  useEffect(() => {
    if (owner !== undefined) beginVisit();
  }, [owner]);
  // What this seller has seen is known only once the seller is known.
  const { data } = useListQuery(getNews, { cursor: since }, { enabled: offered && begun, refetchOnMount: 'always' });
  const money = useMoney();
  const targetOf = useTarget();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that unfolded the rest is gone, so the first unfolded entry takes the focus.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('a')[SHOWN]?.focus();
  }, [all]);
  const cursor = data?.cursor;
  useEffect(() => {
    if (cursor !== undefined) rememberSeen(cursor);
  }, [cursor]);

  const lines = withoutOvertaken(data?.entries ?? [])
    .map((entry) => ({
      entry,
      sentence: newsTexts.sentence(entry, entry.amountCents === undefined ? '' : unbroken(money(entry.amountCents))),
    }))
    .filter(({ sentence }) => sentence !== undefined)
    .reverse()
    .sort((a, b) => Number(waits(b.entry)) - Number(waits(a.entry)));
  if (cursor === undefined || lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, SHOWN);
  const close = () => {
    focusTitle();
    closeNews(cursor);
  };
  return (
    <Root aria-label={newsTexts.title} $good={shown.every(({ entry }) => GOOD.includes(entry.kind))}>
      <ul ref={list}>
        {shown.map(({ entry, sentence }) => (
          <Line key={entry.id} $waits={waits(entry)}>
            <Link to={targetOf(entry)}>
              <Icon name={ICONS[entry.kind]} />
              <span>{sentence}</span>
              {waits(entry) && <Icon name="chevron" />}
            </Link>
          </Line>
        ))}
      </ul>
      <IconButton icon="close" label={newsTexts.close} onClick={close} />
      {lines.length > shown.length ? (
        <More variant="quiet" onClick={() => setAll(true)}>
          {newsTexts.more(lines.length - shown.length)}
        </More>
      ) : null}
    </Root>
  );
}
