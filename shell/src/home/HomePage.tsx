import { useDeferredValue, useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { fullName } from '@rifas/shared/domain';
import type { PageTable, SiteWidget } from '@rifas/shared/site';
import { Page, tokens, useUnpressed } from '@rifas/shared/ui';
import { firstPaint } from '../frame/arrived-paint';
import { pageShown } from '../frame/page-shown';
import { PageSkeleton } from '../frame/PageSkeleton';
import { useElapsed } from '../frame/use-elapsed';
import { usePassenger } from '../session/use-passenger';
import { HomeWays } from './HomeWays';
import { RemoteWidget } from './RemoteWidget';

/** After this time the page greets without the name. */
const PATIENCE_MS = 1000;

/** 'HOLA' and the name in capitals; undefined while the name may still arrive, so that nothing moves. */
function useGreeting(): string | undefined {
  const { passenger, failed } = usePassenger();
  const waited = useElapsed(PATIENCE_MS);
  if (!passenger) return failed || waited ? 'HOLA' : undefined;
  return `HOLA ${fullName(passenger)}`.trim().toLocaleUpperCase('es-UY');
}

/* Widgets on the left, the ways on the right; parts that may arrive late are under the widgets. */
const twoColumns = css`
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

  > :nth-child(2) {
    grid-area: 1 / 2 / span 2;
  }
  > :nth-child(3) {
    grid-area: 2 / 1;
  }
`;

/* The width in em follows the size of the text: at twice its size two columns would break the words. */
const Columns = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  align-items: start;

  @media (min-width: 60em) {
    gap: ${tokens.space.xl};

    ${({ $two }) => $two && twoColumns}
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

function WidgetList({ widgets }: { widgets: readonly SiteWidget[] }) {
  if (widgets.length === 0) return null;
  return (
    <Widgets>
      {widgets.map((widget) => (
        <RemoteWidget key={`${widget.remote} ${widget.widget}`} {...widget} />
      ))}
    </Widgets>
  );
}

/* Laid out although invisible: a widget of a team may measure its own width when it is mounted. */
const waiting = css`
  position: absolute;
  inset-inline: 0;
  max-height: 100vh;
  overflow: hidden;
  visibility: hidden;
`;

const Whole = styled.div<{ $waits: boolean }>`
  ${({ $waits }) => $waits && waiting}
`;

/**
 * Greeting in capitals, the remotes' widgets, and the ways to the variant's pages. After a login the widgets load and ask
 * for their data before the greeting is known, and all of it is invisible until then. When the page is opened by its
 * address, its early calls ask, and drawing the widgets first would only delay the greeting.
 */
export function HomePage({ table }: { table: PageTable }) {
  // A name that arrives late may take a second line, and move the ways below from under a finger.
  const steadyGreeting = useUnpressed(useGreeting());
  // Deferred, so that React draws in slices and the phone stays responsive.
  const greeting = useDeferredValue(steadyGreeting);
  const greets = greeting !== undefined;
  const [isOpenedHere] = useState(() => firstPaint() !== undefined);
  useEffect(() => {
    if (greets) pageShown();
  }, [greets]);
  // Widgets that may be empty get no column and come last, so that nothing moves when they arrive.
  const quiet = table.widgets.filter((widget) => widget.quiet);
  const steady = table.widgets.filter((widget) => !widget.quiet);
  return (
    <>
      {(greets || !isOpenedHere) && (
        <Whole $waits={!greets}>
          <Page title={greeting ?? ''} documentTitle="Inicio" focusTitle={greets}>
            <Columns $two={steady.length > 0}>
              <WidgetList widgets={steady} />
              <HomeWays entries={table.home} />
              <WidgetList widgets={quiet} />
            </Columns>
          </Page>
        </Whole>
      )}
      {!greets && <PageSkeleton tall />}
    </>
  );
}
