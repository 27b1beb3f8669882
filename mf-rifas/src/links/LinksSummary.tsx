import { styled } from 'styled-components';
import { isLiveLink, type SellerLink } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { Quotes, useMoney, usePricing } from '@rifas/shared/selling';
import { Amount, ButtonLink, Icon, Panel, Stack, Text, tokens } from '@rifas/shared/ui';
import { linksTexts } from '../common/links-texts';
import { waitingTickets } from './link-filter';

const Root = styled(Panel)`
  @media (max-width: 59.99em) {
    padding: ${tokens.space.s} ${tokens.space.m};
  }
`;

/** The sum of the links that can still be paid, and a button for a new link. */
export function LinksSummary({ links }: { readonly links: readonly SellerLink[] }) {
  const tickets = waitingTickets(links);
  const quotes = usePricing().quote(tickets);
  const money = useMoney();
  const live = links.filter(({ state }) => isLiveLink(state)).length;
  return (
    <Root aria-label={linksTexts.waiting}>
      <Stack $gap="s">
        <div>
          <Text as="div" size="s" muted>
            {live > 0 && `${linksTexts.waiting} `}
            {linksTexts.waitingIn(live)}
          </Text>
          {live > 0 && quotes.length > 1 ? <Quotes quotes={quotes} size="xl" /> : null}
          {live > 0 && quotes.length === 1 ? <Amount size="xl">{money(quotes[0]?.amount)}</Amount> : null}
        </div>
        <ButtonLink as={Link} to={paths.paymentLink} $block data-no-print>
          <Icon name="link" />
          {linksTexts.another}
        </ButtonLink>
      </Stack>
    </Root>
  );
}
