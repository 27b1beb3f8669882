import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, StickyBar, Text, tokens, VisuallyHidden, type Said } from '../../ui';

/** Marks what is selected, in the bar: where a seller goes on who has chosen. */
const MARK = 'data-selection';
export const selectionPlace = (): HTMLElement | null => document.querySelector(`[${MARK}]`);

export interface SelectionBarProps {
  readonly count: number;
  /** '2 rifas seleccionadas'. */
  readonly selected: (count: number) => string;
  /** '2 rifas', shown in its place where the bar must stay low; the longer words are read aloud. */
  readonly counted?: (count: number) => string;
  /** What is wrong with the selection; here, so that it is seen wherever the list stands. In place of a count of nothing. Read aloud each time. */
  readonly problem?: Said<string> | undefined;
  /** What the selection comes to. */
  readonly figures?: ReactNode;
  /** What can be done with it, the main action last. */
  readonly children: ReactNode;
}

/* A line of the bar, not a box in it: the bar keeps its height. */
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
 * How much is selected and what it comes to, beside what can be done with it.
 * @example <SelectionBar count={count} selected={words.selected} figures={<BarTotals tickets={tickets} />}><Button>SIGUIENTE</Button></SelectionBar>
 */
export function SelectionBar({ count, selected, counted, problem, figures, children }: SelectionBarProps) {
  const isCounted = problem === undefined || count > 0;
  return (
    <StickyBar
      summary={
        <div {...{ [MARK]: '' }} tabIndex={-1}>
          {problem !== undefined && (
            <Problem key={problem.time} role="alert">
              <Icon name="warning" size={16} />
              {problem.words}
            </Problem>
          )}
          {isCounted && counted && (
            <Text size="s" muted aria-hidden>
              {counted(count)}
            </Text>
          )}
          {/* Always there: not every screen reader reads a region that comes with its words. */}
          <Text as="div" size="s" aria-live="polite">
            {isCounted && (counted ? <VisuallyHidden>{selected(count)}</VisuallyHidden> : selected(count))}
          </Text>
          {figures}
        </div>
      }
    >
      {children}
    </StickyBar>
  );
}
