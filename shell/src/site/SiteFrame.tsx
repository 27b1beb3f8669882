import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { Main, SkipLink } from './SkipLink';

/** The width of the header's row: on a desktop the whole menu fits beside the brand. */
export const SITE_WIDTH = '76rem';

const Bar = styled.header`
  display: flex;
  align-items: center;
  /* Its border included, as high as the bar of the dashboard, which takes its place. */
  min-height: 57px;
  padding: 0 ${tokens.space.m};
  border-block-end: 1px solid ${tokens.colour.border};
  background: ${tokens.colour.brand};
  color: ${tokens.colour.onBrand};

  > span {
    width: 100%;
    max-width: calc(${SITE_WIDTH} - 2 * ${tokens.space.m});
    margin-inline: auto;
  }
`;

interface Props {
  readonly children: ReactNode;
  /** The main part may later be one of two, and `<main>` allows no other role, so a `section` with a role is used. */
  readonly shared?: boolean;
}

/** Brand, page and footer: around public pages, and around the dashboard while it is being loaded. */
export function SiteFrame({ children, shared = false }: Props) {
  return (
    <>
      <SkipLink />
      <Bar>
        <Brand />
      </Bar>
      <Main {...(shared && { as: 'section', role: 'main' })}>{children}</Main>
      <Footer />
    </>
  );
}
