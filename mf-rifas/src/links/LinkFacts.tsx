import { styled } from 'styled-components';
import { formatWallTime, groupTickets, raffleNumber, type SellerLink, type WallTime } from '@rifas/shared/domain';
import { dayInWords, joined } from '@rifas/shared/format';
import { RaffleNumber, useMoney, usePricing, useWords } from '@rifas/shared/selling';
import { Stack, Text, tokens } from '@rifas/shared/ui';
import { LINK_STATE_HINTS, linksTexts } from '../common/links-texts';
import { momentInWords } from './when';

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.xxs};
  padding-inline-start: ${tokens.space.s};
  border-inline-start: 3px solid ${tokens.colour.border};
  font-size: ${tokens.font.s};

  > li {
    display: flex;
  }
  b {
    flex: none;
    width: 6rem;
  }
  /* With text at twice its size, the time is below the event. */
  @container page (max-width: 17rem) {
    > li {
      flex-wrap: wrap;
    }
  }
`;

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 0 ${tokens.space.m};
  font-size: ${tokens.font.s};
  font-variant-numeric: tabular-nums;

  > b {
    flex: none;
    margin-inline-start: auto;
  }
  /* With text at twice its size, a price is below its draw. */
  @container page (max-width: 17rem) {
    flex-wrap: wrap;
  }
`;

const Raffle = styled.li`
  display: grid;
  gap: ${tokens.space.xxs};
  justify-items: start;

  > ul {
    width: 100%;
  }
`;

const endName = ({ state }: SellerLink): string => {
  if (state === 'cancelled' || state === 'replaced') return linksTexts.ended[state];
  return linksTexts.ended.other;
};

/** The events of a link, from its creation to its end. */
function LinkHistory({ link, now }: { readonly link: SellerLink; readonly now: WallTime }) {
  const steps = (
    [
      [linksTexts.made, link.createdAt],
      [linksTexts.opened, link.openedAt],
      [linksTexts.paid, link.paidAt],
      [endName(link), link.endedAt],
    ] as const
  ).filter(([, at]) => at !== undefined);
  if (steps.length === 0) return null;
  return (
    <Steps aria-label={linksTexts.history}>
      {steps.map(([name, at]) => (
        <li key={name}>
          <b>{name}</b> {at && momentInWords(at, now)}
        </li>
      ))}
    </Steps>
  );
}

/** The tickets of a link by raffle: draws with dates and prices; only the raffles if the deployment shows no draws. */
function LinkTickets({ link: { tickets }, now }: { readonly link: SellerLink; readonly now: WallTime }) {
  const { byTicket } = useWords();
  const { fixed } = usePricing();
  const money = useMoney();
  const year = Number(formatWallTime(now, 'yyyy'));
  return (
    <Stack as="ul" $gap="s" aria-label={linksTexts.tickets}>
      {groupTickets(tickets).map((raffle) => (
        <Raffle key={raffleNumber(raffle)}>
          <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
          {byTicket ? (
            <ul>
              {raffle.map(({ id, draw, drawDate, priceCents }) => (
                <Line key={id}>
                  <span>{joined([`Sorteo ${draw}`, drawDate && dayInWords(drawDate, year)])}</span>
                  {fixed ? null : <b>{money(priceCents)}</b>}
                </Line>
              ))}
            </ul>
          ) : null}
        </Raffle>
      ))}
    </Stack>
  );
}

/** All the data of a link, shown when its row is unfolded. */
export function LinkFacts({ link, now }: { readonly link: SellerLink; readonly now: WallTime }) {
  return (
    <Stack $gap="s">
      <Text>{LINK_STATE_HINTS[link.state]}</Text>
      <LinkHistory link={link} now={now} />
      <LinkTickets link={link} now={now} />
    </Stack>
  );
}
