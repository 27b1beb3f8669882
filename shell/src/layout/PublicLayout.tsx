import styled from 'styled-components';
import { Outlet } from '@rifas/shared/routing';
import { tokens } from '@rifas/shared/ui';
import { Brand } from './Brand';
import { Footer } from './Footer';

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding: 0 ${tokens.space.m};
  background: ${tokens.colour.brand};
  color: ${tokens.colour.onBrand};
`;

const Main = styled.main`
  flex: 1;
`;

/** Pages for visitors without a session: the brand, the page, the footer. */
export function PublicLayout() {
  return (
    <>
      <Bar>
        <Brand />
      </Bar>
      <Main id="contenido">
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
