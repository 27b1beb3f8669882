import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { PageTable } from '@rifas/shared/site';
import { Page, tokens } from '@rifas/shared/ui';
import { pageShown } from '../frame/page-shown';
import { PageSkeleton } from '../frame/PageSkeleton';
import { HomeWays } from './HomeWays';
import { RemoteWidget } from './RemoteWidget';
import { useGreeting } from './use-greeting';

const Columns = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  align-items: start;

  @media (min-width: 960px) {
    gap: ${tokens.space.xl};

    ${({ $two }) => $two && 'grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);'}
  }
`;

const Widgets = styled.div`
  &:empty {
    display: none;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

/** Greeting in capitals, the remotes' widgets, and the ways to the variant's pages. */
export function HomePage({ table }: { table: PageTable }) {
  const greeting = useGreeting();
  const greets = greeting !== undefined;
  useEffect(() => {
    if (greets) pageShown();
  }, [greets]);
  if (greeting === undefined) return <PageSkeleton tall />;
  return (
    <Page title={greeting} documentTitle="Inicio" focusTitle>
      {/* What may have nothing to show makes no column. */}
      <Columns $two={table.widgets.some(({ quiet }) => !quiet)}>
        {table.widgets.length > 0 && (
          <Widgets>
            {table.widgets.map((widget) => (
              <RemoteWidget key={`${widget.remote} ${widget.widget}`} {...widget} />
            ))}
          </Widgets>
        )}
        <HomeWays entries={table.home} />
      </Columns>
    </Page>
  );
}
