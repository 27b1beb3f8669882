import { styled } from 'styled-components';
import { SpinnerRing } from '../motion/SpinnerRing';
import { tokens } from '../theme/tokens';

export interface SpinnerProps {
  label?: string;
  /** Takes the focus: the spinner is shown in place of the button that was pressed. */
  takesFocus?: boolean;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  color: ${tokens.colour.textMuted};
`;

const focus = (element: HTMLElement | null): void => element?.focus();

/** Shows that something is loading if its shape is not known. */
export function Spinner({ label = 'Cargando…', takesFocus = false }: SpinnerProps) {
  return (
    <Root role="status" {...(takesFocus && { tabIndex: -1, ref: focus })}>
      <SpinnerRing $size={28} />
      {label}
    </Root>
  );
}
