import type { ReactNode } from 'react';
import { styled } from 'styled-components';
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

/** Brand, page and footer: around public pages, and around the dashboard while it is being loaded. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Bar>
        <Brand />
      </Bar>
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
