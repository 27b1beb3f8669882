import { styled } from 'styled-components';
import { SpinnerRing } from '../motion/SpinnerRing';
import { tokens } from '../theme/tokens';

export interface SpinnerProps {
  label?: string;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  color: ${tokens.colour.textMuted};
`;

/** Shows that something is loading if its shape is not known. */
export function Spinner({ label = 'Cargando…' }: SpinnerProps) {
  return (
    <Root role="status">
      <SpinnerRing $size={28} />
      {label}
    </Root>
  );
}
