import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface PageProps {
  title: string;
  /** The tab's title, where the heading is not fit for it. */
  documentTitle?: string | undefined;
  /** Moves the focus to the title when the page appears, so that whoever listens knows where they are; not out of an open menu. */
  focusTitle?: boolean;
  /** A link or button above the title, in a BackSlot. */
  back?: ReactNode;
  /** A column for reading and filling in, 480 px wide. */
  narrow?: boolean;
  children?: ReactNode;
}

const Column = styled.div<{ $narrow: boolean }>`
  /* What a bar or a grid below does follows from the size of the text as well as from that of the screen. */
  container: page / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '30rem' : '45rem')};
  margin-inline: auto;
  padding: ${tokens.space.xs} ${tokens.space.m} ${tokens.space.xl};

  @media (min-width: 64em) {
    max-width: ${({ $narrow }) => ($narrow ? '30rem' : '60rem')};
    padding-block-start: ${tokens.space.xl};
  }
  /* Room below the last line would take a page of its own, or the whole column to the next. */
  @media print {
    padding-block-end: 0;
  }
`;

const Title = styled.h1`
  font-size: ${tokens.font.xl};
  font-weight: 800;
  letter-spacing: 0.01em;

  /* The way back, where there is one, has this room of its own. */
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
  useEffect(() => {
    // Who opened the menu while the page was on its way stays there: the focus would leave it, and move the page under it.
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
