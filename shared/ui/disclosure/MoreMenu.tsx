import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { Icon } from '../text/Icon';
import { tokens } from '../theme/tokens';

const Root = styled.div`
  position: relative;
  margin-inline-end: calc(-1 * ${tokens.space.xs});

  /* The system's own colours draw a frame around the button. */
  @media (forced-colors: active) {
    margin-inline-end: 0;
  }
  > button {
    min-height: 44px;
    padding-inline: ${tokens.space.xs};
    font-size: ${tokens.font.s};
  }
  /* With text at twice its size the button gets its own line. At the start of it, the sheet would leave the page. */
  @container page (max-width: 17rem) {
    margin-inline-start: auto;
  }
`;

const Sheet = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: ${tokens.space.xs};
  z-index: 3;
  width: max-content;
  max-width: calc(100vw - 2 * ${tokens.space.m});
  padding: ${tokens.space.xs};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.m};
  box-shadow: ${tokens.shadow.high};

  > div {
    display: grid;
    margin: 0;
  }
  button {
    justify-content: flex-start;
  }
`;

export interface MoreMenuProps {
  /** The button's text. */
  text: string;
  /** The name of the menu, read aloud. */
  label: string;
  /** Buttons. A press on one of them closes the menu. */
  children: ReactNode;
}

/** Rarely needed buttons behind one. Escape, a press elsewhere and each of its buttons close it. */
export function MoreMenu({ text, label, children }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  // Safari does not focus a pressed button. Without the focus, neither Escape nor a press elsewhere would close the
  // menu.
  const toggle = () => {
    button.current?.focus();
    setOpen(!open);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Root onKeyDown={onKeyDown} onBlur={onBlur} data-no-print>
      <Button ref={button} variant="quiet" aria-expanded={open} onClick={toggle}>
        {text}
        <Icon name="chevron" size={16} />
      </Button>
      {open ? (
        // The buttons inside handle the keys. This element reacts to presses on them, and takes the focus that Safari
        // does not give a pressed button.
        <Sheet role="group" aria-label={label} tabIndex={-1} onClick={close}>
          {children}
        </Sheet>
      ) : null}
    </Root>
  );
}
