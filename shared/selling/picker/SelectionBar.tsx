import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, StickyBar, Text, tokens, VisuallyHidden, type Said } from '../../ui';

/** Marks the count in the bar: a seller who has finished choosing continues there. */
const MARK = 'data-selection';
export const selectionPlace = (): HTMLElement | null => document.querySelector(`[${MARK}]`);

export interface SelectionBarProps {
  readonly count: number;
  /** '2 rifas seleccionadas'. */
  readonly selected: (count: number) => string;
  /** '2 rifas', shown where the bar must stay low. The longer text is still read aloud. */
  readonly counted?: (count: number) => string;
  /**
   * What is wrong with the selection. It is in the bar, so that it is visible wherever the list is. It replaces a count
   * of 0, and is read aloud each time.
   */
  readonly problem?: Said<string> | undefined;
  /** The price of the selection. */
  readonly figures?: ReactNode;
  /** The actions on the selection, the main one last. */
  readonly children: ReactNode;
}

/* Without a short text, the width is the same for every count and for a problem: the actions keep theirs. */
const Summary = styled.div<{ $steady: boolean }>`
  max-width: 100%;
  width: ${({ $steady }) => ($steady ? '9rem' : 'auto')};

  @media (min-width: 45em) {
    width: auto;
  }
  @container page (max-width: 17rem) {
    width: auto;
  }
`;

/* On a phone a problem takes the line of the count: with both the bar would be too high, and cover what was tapped. */
const Selection = styled.div`
  @media (max-width: 59.99em) {
    [role='alert'] + & > p[aria-hidden] {
      display: none;
    }
  }
`;

/* A line of text and not a box, so that the bar keeps its height. */
const Problem = styled.p`
  display: flex;
  gap: ${tokens.space.xxs};
  font-size: ${tokens.font.s};
  font-weight: 600;
  line-height: 1.25;
  color: ${tokens.colour.dangerText};

  > svg {
    flex: none;
  }
`;

/**
 * The size and price of the selection, beside its actions.
 * @example <SelectionBar count={count} selected={words.selected} figures={<BarTotals tickets={tickets} />}><Button>SIGUIENTE</Button></SelectionBar>
 */
export function SelectionBar({ count, selected, counted, problem, figures, children }: SelectionBarProps) {
  const isCounted = problem === undefined || count > 0;
  return (
    <StickyBar
      summary={
        <Summary $steady={counted === undefined} {...{ [MARK]: '' }} tabIndex={-1}>
          {problem !== undefined && (
            <Problem key={problem.time} role="alert">
              <Icon name="warning" size={16} />
              {problem.words}
            </Problem>
          )}
          {/* Always rendered: some screen readers miss a live region that appears together with its text. It is read as a
              whole, because a figure alone has no meaning. */}
          <Selection aria-live="polite" aria-atomic>
            {isCounted && counted && (
              <Text size="s" muted aria-hidden>
                {counted(count)}
              </Text>
            )}
            {isCounted && (
              <Text as="div" size="s">
                {counted ? <VisuallyHidden>{selected(count)}</VisuallyHidden> : selected(count)}
              </Text>
            )}
            {figures}
          </Selection>
        </Summary>
      }
    >
      {children}
    </StickyBar>
  );
}
