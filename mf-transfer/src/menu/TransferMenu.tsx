import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Page, tokens } from '@rifas/shared/ui';
import { menuTexts } from '../common/texts';
import { viewPath, viewsOf } from '../common/views';
import { MenuLink } from './MenuLink';
import { WaitingCount } from './WaitingCount';

const Options = styled.ul`
  max-width: 45rem;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  overflow: clip;

  > * + * {
    border-block-start: 1px solid ${tokens.colour.border};
  }
`;

export function TransferMenu() {
  const { variant } = useHost().deployment;
  return (
    <Page title={menuTexts.titles[variant]} focusTitle back={<BackLink to={paths.dashboard} help="transferir" />}>
      <nav aria-label={menuTexts.options}>
        <Options>
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
