import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { tokens } from '../theme/tokens';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom, in place of the one at the top: one of them closes it. */
  actions?: ReactNode;
  /** Cannot be closed: something is under way. */
  locked?: boolean;
  /** Id of what is read aloud after the title as it opens. */
  describedBy?: string;
}

const Root = styled.dialog`
  width: min(32rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: ${tokens.space.l} ${tokens.space.m};
  /* Seen with the system's own colours alone, where neither ground nor shadow tells it from the page. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.l};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow.high};
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(10 14 22 / 0.6);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.s};
  margin-block-end: ${tokens.space.m};

  h2 {
    font-size: ${tokens.font.xl};
    padding-block: ${tokens.space.xs};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  justify-content: flex-end;
  margin-block-start: ${tokens.space.l};

  /* As wide as one another, whatever their words. */
  > * {
    flex: 1 1 7rem;
    max-width: 14rem;
    padding-inline: ${tokens.space.xs};
  }
  /* One alone would hang in the room of two. */
  @media (max-width: 29.99em) {
    > :only-child {
      max-width: none;
    }
  }
`;

function OpenDialog({ title, onClose, children, actions, locked = false, describedBy }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const { dialog, heading, onKeyDown, onCancel } = useModal(onClose, locked);
  return (
    <Root ref={dialog} aria-labelledby={id} aria-describedby={describedBy} onKeyDown={onKeyDown} onCancel={onCancel}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!actions && <IconButton icon="close" label="Cerrar" onClick={onClose} disabled={locked} />}
      </Head>
      {children}
      {actions && <Actions>{actions}</Actions>}
      {/* The shell's notifications while it is open: all around it is inert. */}
      <div data-notices="" aria-live="polite" />
    </Root>
  );
}

/** A modal window, named by its title; Escape and the close button call `onClose`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
