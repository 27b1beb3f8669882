import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { stickyBarStyles } from './sticky-bar.styles';

export interface StickyBarProps {
  /** Such as the selection, the total or the remaining balance. */
  summary?: ReactNode;
  /** The actions, the main one last. */
  children: ReactNode;
}

const Root = styled.div`
  ${stickyBarStyles}
  display: flex;
  padding: ${tokens.space.s} ${tokens.space.m};
  padding-block-end: calc(${tokens.space.s} + env(safe-area-inset-bottom, 0px));

  @media (min-width: 45em) {
    margin-block-end: ${tokens.space.m};
  }
  /* A phone in landscape keeps it, but low: below a long list it would be hundreds of screens away. */
  @media (min-width: 30em) and (min-height: 300px) and (max-height: 400px) {
    position: sticky;
    bottom: 0;
    margin-block-end: 0;
    padding-block: ${tokens.space.xxs};
  }
  /* With text at twice its size, figures and actions have separate lines, which a tall window has room for. */
  @container page (max-width: 17rem) {
    flex-wrap: wrap;

    @media (min-height: 640px) {
      position: sticky;
    }
  }
`;

const Summary = styled.div`
  flex: 0 1 auto;
  min-width: 5.5rem;
  max-width: 50%;
  line-height: 1.3;

  @media (min-width: 45em) {
    flex: 1;
    max-width: none;
  }
  @container page (max-width: 17rem) {
    flex: 1 0 100%;
    max-width: none;
    --figures: normal;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1;
  gap: ${tokens.space.xs};
  justify-content: flex-end;
  min-width: 0;

  /* On the narrowest phone, the specification's long button texts take two lines and the icon's place. */
  @media (max-width: 29.99em) {
    > * {
      padding-inline: ${tokens.space.s};
      font-size: ${tokens.font.s};

      > svg {
        display: none;
      }
    }
  }

  > :last-child {
    flex: 1;
    min-width: 0;
  }
  @media (min-width: 45em) {
    flex: none;

    > :last-child {
      flex: none;
      min-width: 16rem;
    }
  }
  @container page (max-width: 17rem) {
    flex-basis: 100%;
  }
`;

/** The bar at the bottom of a wizard: one line of figures and the main action. It must be the last child of a Page. */
export function StickyBar({ summary, children }: StickyBarProps) {
  return (
    <Root role="group" aria-label="Acciones" data-bar data-no-print>
      {summary !== undefined && <Summary>{summary}</Summary>}
      <Actions>{children}</Actions>
    </Root>
  );
}
