import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import type { PageTable } from '@rifas/shared/site';
import { buttonStyles, Icon, Page, tokens, type ButtonStyleProps, type IconName } from '@rifas/shared/ui';
import { pageShown } from '../frame/page-shown';
import { PageSkeleton } from '../frame/PageSkeleton';
import { RemoteWidget } from './RemoteWidget';
import { useGreeting } from './use-greeting';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  display: flex;
  justify-content: flex-start;
  width: 100%;
  min-height: 72px;
`;

/** Greeting in capitals, the remotes' widgets, and the variant's buttons. */
export function HomePage({ table }: { table: PageTable }) {
  const greeting = useGreeting();
  const greets = greeting !== undefined;
  useEffect(() => {
    if (greets) pageShown();
  }, [greets]);
  if (greeting === undefined) return <PageSkeleton tall />;
  return (
    <Page title={greeting} documentTitle="Inicio" focusTitle>
      {table.widgets.map((widget) => (
        <RemoteWidget key={`${widget.remote} ${widget.widget}`} {...widget} />
      ))}
      <Grid aria-label="Qué querés hacer">
        {table.home.map(({ to, label, icon }) => (
          <li key={to}>
            <Tile to={to}>
              <Icon name={icon as IconName} />
              {label}
            </Tile>
          </li>
        ))}
      </Grid>
    </Page>
  );
}
