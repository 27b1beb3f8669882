import { memo } from 'react';
import { styled } from 'styled-components';
import {
  isLiveLink,
  knownTotal,
  LINK_STATE_NAMES,
  unitCount,
  type SellerLink,
  type WallTime,
} from '@rifas/shared/domain';
import { joined } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { BarTotals, numbersOf, RaffleNumber, useMoney, useWords } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Stack, StateChip, Text, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { linksTexts } from '../common/links-texts';
import { buyerOfLink, totalOfLink } from './link-filter';
import { LINK_LOOKS } from './link-looks';
import { LinkActions } from './LinkActions';
import { LinkFacts } from './LinkFacts';
import { setOpen, useLinks } from './links.store';
import { ageInWords } from './when';

/** The number of stubs that fit beside the sum on the narrowest phone. The others are counted. */
const STUBS = 1;

/* The sums of both types of card move below the stub where they do not fit beside it. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs} ${tokens.space.s};
  align-items: center;

  /* With text at twice its size, the parts are stacked and aligned left. */
  @container page (max-width: 17rem) {
    --figures: normal;
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    && > * {
      justify-self: start;
      margin: 0;
      text-align: start;
    }
  }
`;

const Stubs = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const Sum = styled.span`
  margin-inline-start: auto;
  text-align: end;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
`;

/* A separate line, however wide the sum above is. The state moves below a long name before the name breaks. */
const Below = styled.span`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xxs} ${tokens.space.s};
`;

/* A long name breaks and stays in the row. */
const Buyer = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: block;
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
`;

/** The link's amount. While it depends on the type of card, one line for each type. */
function LinkSum({ link }: { readonly link: SellerLink }) {
  const money = useMoney();
  if (isLiveLink(link.state) && knownTotal(link.tickets) !== undefined) return <BarTotals tickets={link.tickets} />;
  return money(totalOfLink(link));
}

function LinkSummary({ link, now }: { readonly link: SellerLink; readonly now: WallTime }) {
  const { mode } = useHost().deployment;
  const { counted } = useWords();
  const { tone, icon } = LINK_LOOKS[link.state];
  const numbers = numbersOf(link.tickets);
  const facts = [counted(unitCount(link.tickets, mode)), link.createdAt && ageInWords(link.createdAt, now)];
  return (
    <Head>
      <Stubs>
        {numbers.slice(0, STUBS).map((number) => (
          <RaffleNumber key={number} number={number} label="Rifa" size="s" />
        ))}
        {numbers.length > STUBS ? (
          <>
            <Text as="span" strong aria-hidden>
              +{numbers.length - STUBS}
            </Text>
            <VisuallyHidden>{linksTexts.moreRaffles(numbers.length - STUBS)}</VisuallyHidden>
          </>
        ) : null}
      </Stubs>
      <Sum>
        <LinkSum link={link} />
      </Sum>
      <Below>
        <Buyer>
          {buyerOfLink(link) || linksTexts.unnamed} <Facts>{joined(facts)}</Facts>
        </Buyer>
        <StateChip tone={tone} icon={icon} label={LINK_STATE_NAMES[link.state]} />
      </Below>
    </Head>
  );
}

/** One link. Folded: the buyer, the amount and the state. Unfolded: the history and the actions. */
export const LinkItem = memo(function LinkItem({ link, now }: { readonly link: SellerLink; readonly now: WallTime }) {
  const open = useLinks((state) => state.open.includes(link.token));
  return (
    <Accordion>
      <AccordionItem
        summary={<LinkSummary link={link} now={now} />}
        open={open}
        onToggle={(isOpen) => setOpen(link.token, isOpen)}
      >
        <Stack>
          <LinkFacts link={link} now={now} />
          <LinkActions link={link} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
});
