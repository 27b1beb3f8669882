import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface PageProps {
  title: string;
  /** The tab's title, if the heading is not suitable. */
  documentTitle?: string | undefined;
  /**
   * Moves the focus to the title when the page appears, so that screen reader users know where they are. An open menu
   * keeps the focus.
   */
  focusTitle?: boolean;
  /** A link or button above the title, in a BackSlot. */
  back?: ReactNode;
  /** A column for reading and filling in, 480 px wide. */
  narrow?: boolean;
  children?: ReactNode;
}

const Column = styled.div<{ $narrow: boolean }>`
  /* The layout of bars and grids inside depends on the size of the text and on that of the screen. */
  container: page / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '30rem' : '45rem')};
  margin-inline: auto;
  padding: ${tokens.space.xs} ${tokens.space.m} ${tokens.space.xl};

  @media (min-width: 60em) {
    max-width: ${({ $narrow }) => ($narrow ? '30rem' : '60rem')};
    padding-block-start: ${tokens.space.xl};
  }
  /* On paper, room below the last line would take an extra page, or the rest of a column. */
  @media print {
    padding-block-end: 0;
  }
`;

const Title = styled.h1`
  font-size: ${tokens.font.xl};
  font-weight: 800;
  letter-spacing: 0.01em;

  /* A link back above the title needs this room. */
  &:first-child,
  :empty + & {
    padding-block-start: ${tokens.space.xs};
  }
`;

/** One screen: its way back, its title, its content. The shell puts it inside `<main>`. */
export function Page({ title, documentTitle = title, focusTitle = false, back, narrow = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  // Before the shell's `keepFocus` sees that the pressed button is gone: it gives the focus to the title without
  // scrolling, and a title that has the focus does not scroll any more.
  useLayoutEffect(() => {
    // If the user opened the menu while the page was loading, the focus stays there. Moving it would also scroll the
    // page below the menu.
    if (focusTitle && !document.querySelector('[aria-expanded=true]')) heading.current?.focus();
  }, [focusTitle]);
  return (
    <Column $narrow={narrow}>
      <header>
        {back && <div data-no-print>{back}</div>}
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </header>
      {children}
    </Column>
  );
}
