import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface ProgressProps {
  label: ReactNode;
  value: number;
  max: number;
  /** The figure beside the label; a percentage without it. */
  text?: ReactNode;
}

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.xxs} ${tokens.space.m};
  margin-block-end: ${tokens.space.xs};
  font-weight: 600;
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 16px;
  border: 1px solid ${tokens.colour.borderStrong};
  border-radius: ${tokens.radius.pill};
  overflow: hidden;
  background: ${tokens.colour.muted};

  &::-webkit-progress-bar {
    background: ${tokens.colour.muted};
  }
  &::-webkit-progress-value {
    background: ${tokens.colour.primary};
  }
  &::-moz-progress-bar {
    background: ${tokens.colour.primary};
  }
`;

/** How far along; past the end counts as full, and a maximum of 0 as reached. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  return (
    <div>
      <Caption>
        <span id={id}>{label}</span>
        <span>{text ?? `${Math.floor(share * 100)} %`}</span>
      </Caption>
      <Bar aria-labelledby={id} value={share} max={1} />
    </div>
  );
}
