import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Accordion, Page, tokens } from '@rifas/shared/ui';
import { menuTexts } from '../common/texts';
import { viewPath, viewsOf } from '../common/views';
import { MenuLink } from './MenuLink';
import { WAITING_COUNTS } from './WaitingCount';

/* Widths in em depend on the size of the text: with text at twice its size, two columns would break words. */
const Options = styled(Accordion)`
  @media (min-width: 60em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(2) {
      border-block-start: 0;
    }
    > :nth-child(even) {
      border-inline-start: 1px solid ${tokens.colour.border};
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export function TransferMenu() {
  const { variant } = useHost().deployment;
  return (
    <Page title={menuTexts.titles[variant]} focusTitle back={<BackLink to={paths.dashboard} help="transferir" />}>
      <nav aria-label={menuTexts.options}>
        <Options as="ul">
          {viewsOf(variant).map((view) => {
            const WaitingCount = WAITING_COUNTS[view.slug];
            return (
              <li key={view.slug}>
                <MenuLink to={viewPath(view.slug)} view={view}>
                  {WaitingCount && <WaitingCount />}
                </MenuLink>
              </li>
            );
          })}
        </Options>
      </nav>
    </Page>
  );
}
