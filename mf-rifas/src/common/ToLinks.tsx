import { styled } from 'styled-components';
import { Link, paths } from '@rifas/shared/routing';
import { ButtonLink, Icon, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { linksTexts } from './links-texts';
import { useHasLinksView } from './links.api';

const Root = styled(ButtonLink)`
  min-height: 44px;
  margin-inline-start: auto;
  padding-inline: ${tokens.space.xs};
  font-size: ${tokens.font.s};
`;

/** A link to the view of the seller's links. Renders nothing if the API has no such links. */
export function ToLinks() {
  if (!useHasLinksView()) return null;
  return (
    <Root as={Link} to={paths.links()} $variant="quiet" data-no-print>
      <Icon name="link" />
      <span>
        {linksTexts.short}
        <VisuallyHidden>{linksTexts.shortRest}</VisuallyHidden>
      </span>
    </Root>
  );
}
