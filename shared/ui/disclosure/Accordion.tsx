import { useDeferredValue, useState, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrinting } from '../take-away/printing';
import { Icon } from '../text/Icon';
import { tokens } from '../theme/tokens';

/** A list of AccordionItems, parted by lines. */
export const Accordion = styled.div`
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};
  overflow: hidden;
  overflow: clip;

  > * + * {
    border-block-start: 1px solid ${tokens.colour.border};
  }
`;

export interface AccordionItemProps {
  /** The part that is visible when the item is closed. */
  summary: ReactNode;
  children: ReactNode;
  /** Together with `onToggle`: the caller controls the state. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
}

const Root = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-height: 56px;
    padding: ${tokens.space.xs} ${tokens.space.m};
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  @media (hover: hover) {
    > summary:hover {
      background: ${tokens.colour.primarySoft};
    }
  }
  > summary:focus-visible {
    outline-offset: -3px;
  }
  > summary > svg {
    flex: none;
    transition: transform 0.15s;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.div`
  flex: 1;
  min-width: 0;
`;

const Content = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.m} ${tokens.space.m};
`;

/** A row that opens. Its content is rendered only when it is open; on paper it is always open. */
export function AccordionItem({ summary, children, open, onToggle }: AccordionItemProps) {
  const [own, setOwn] = useState(false);
  const printing = usePrinting();
  const isOpen = printing || (open ?? own);
  // The item opens in the frame of the press. Content that takes long to render follows in the next frame.
  const drawn = useDeferredValue(isOpen);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    setOwn(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <Root open={isOpen}>
      <summary onClick={press}>
        <Summary>{summary}</Summary>
        <Icon name="chevron" />
      </summary>
      {(printing || drawn) && <Content>{children}</Content>}
    </Root>
  );
}
