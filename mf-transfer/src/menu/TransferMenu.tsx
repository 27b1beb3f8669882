import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Accordion, Page } from '@rifas/shared/ui';
import { menuTexts } from '../common/texts';
import { viewPath, viewsOf } from '../common/views';
import { MenuLink } from './MenuLink';
import { WaitingCount } from './WaitingCount';

const Options = styled(Accordion)`
  max-width: 45rem;
`;

export function TransferMenu() {
  const { variant } = useHost().deployment;
  return (
    <Page title={menuTexts.titles[variant]} focusTitle back={<BackLink to={paths.dashboard} help="transferir" />}>
      <nav aria-label={menuTexts.options}>
        <Options as="ul">
          {viewsOf(variant).map((view) => (
            <li key={view.slug}>
              <MenuLink to={viewPath(view.slug)} view={view}>
                <WaitingCount slug={view.slug} />
              </MenuLink>
            </li>
          ))}
        </Options>
      </nav>
    </Page>
  );
}
