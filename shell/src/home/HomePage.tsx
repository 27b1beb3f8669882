import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Link } from '@rifas/shared/routing';
import { buttonStyles, Icon, Page, tokens, type ButtonStyleProps, type IconName } from '@rifas/shared/ui';
import { RemoteWidget } from '../federation/RemoteWidget';
import { pageIsThere } from '../layout/page-is-there';
import { PageSkeleton } from '../layout/PageSkeleton';
import type { SiteMap } from '../routes/site-routes';
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

/** Greeting in capitals, the remotes' widgets, and the variant's buttons (specification 2). */
export function HomePage({ map }: { map: SiteMap }) {
  const greeting = useGreeting();
  const there = greeting !== undefined;
  useEffect(() => {
    if (there) pageIsThere();
  }, [there]);
  if (greeting === undefined) return <PageSkeleton tall />;
  return (
    <Page title={greeting} documentTitle="Inicio" focusTitle>
      {map.widgets.map((widget) => (
        <RemoteWidget key={`${widget.remote} ${widget.widget}`} {...widget} />
      ))}
      <Grid aria-label="Qué querés hacer">
        {map.home.map(({ to, label, icon }) => (
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
