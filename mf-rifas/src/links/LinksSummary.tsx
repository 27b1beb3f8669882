import { styled } from 'styled-components';
import { isLiveLink, type SellerLink } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { Quotes, usePricing } from '@rifas/shared/selling';
import { ButtonLink, Icon, Panel, Stack, Text, tokens } from '@rifas/shared/ui';
import { linksTexts } from '../common/links-texts';
import { waitingTickets } from './link-filter';

const Root = styled(Panel)`
  @media (max-width: 959px) {
    padding: ${tokens.space.s} ${tokens.space.m};
  }
`;

/** How much can still come in, and the way to the next link. */
export function LinksSummary({ links }: { readonly links: readonly SellerLink[] }) {
  const tickets = waitingTickets(links);
  const quotes = usePricing().quote(tickets);
  const live = links.filter(({ state }) => isLiveLink(state)).length;
  return (
    <Root aria-label={linksTexts.waiting}>
      <Stack $gap="s">
        <div>
          <Text as="div" size="s" muted>
            {linksTexts.waiting} {linksTexts.waitingIn(live)}
          </Text>
          {live > 0 ? <Quotes quotes={quotes} size="xl" /> : null}
        </div>
        <ButtonLink as={Link} to={paths.paymentLink} $block data-no-print>
          <Icon name="link" />
          {linksTexts.another}
        </ButtonLink>
      </Stack>
    </Root>
  );
}
