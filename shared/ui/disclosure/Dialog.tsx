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
  /** Buttons at the bottom. They replace the close button at the top, so one of them must close the dialog. */
  actions?: ReactNode;
  /** The dialog cannot be closed, because something is under way. */
  locked?: boolean;
  /** Id of the element that is read aloud after the title when the dialog opens. */
  describedBy?: string;
}

const Root = styled.dialog`
  width: min(32rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: ${tokens.space.l} ${tokens.space.m};
  /* An edge for forced-colours mode, where background and shadow do not set the dialog apart. */
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

  /* All equally wide, whatever their texts. */
  > * {
    flex: 1 1 7rem;
    max-width: 14rem;
    padding-inline: ${tokens.space.xs};
  }
  /* A single button would look lost in the room of two. */
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
      {/* The shell's notifications while the dialog is open, because everything around it is inert. */}
      <div data-notices="" aria-live="polite" />
    </Root>
  );
}

/** A modal window, named by its title; Escape and the close button call `onClose`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
