import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { Page, tokens } from '@rifas/shared/ui';
import { BackLink } from '../common/BackLink';
import { viewPath, viewsOf } from '../common/views';
import { MenuLink } from './MenuLink';

/** What each variant calls the transfer area. */
const TITLES = { dtyt: 'Bolsa', ccee: 'Transferencia' } as const;

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
    <Page title={TITLES[variant]} focusTitle back={<BackLink to={paths.dashboard} />}>
      <nav aria-label="Opciones de transferencia">
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
