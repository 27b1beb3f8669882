import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Page, tokens } from '@rifas/shared/ui';
import { menuTexts } from '../common/texts';
import { viewPath, viewsOf } from '../common/views';
import { MenuLink } from './MenuLink';

const Options = styled.ul`
  display: grid;
  gap: ${tokens.space.s};

  @media (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export function TransferMenu() {
  const { variant } = useHost().deployment;
  return (
    <Page title={menuTexts.titles[variant]} focusTitle back={<BackLink to={paths.dashboard} />}>
      <nav aria-label={menuTexts.options}>
        <Options>
          {viewsOf(variant).map((view) => (
            <li key={view.slug}>
              <MenuLink to={viewPath(view.slug)} view={view} />
            </li>
          ))}
        </Options>
      </nav>
    </Page>
  );
}
