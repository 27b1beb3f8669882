import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface MeterProps {
  /** Read aloud. The figures are beside the bar. */
  label: string;
  value: number;
  max: number;
}

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 10px;
  border: 0;
  border-radius: ${tokens.radius.pill};
  overflow: hidden;
  background: ${tokens.colour.muted};
  box-shadow: inset 0 0 0 1px ${tokens.colour.border};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    --done: Highlight;
  }
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${tokens.radius.pill};
    background: var(--done, ${tokens.colour.primary});
  }
  &::-moz-progress-bar {
    border-radius: ${tokens.radius.pill};
    background: var(--done, ${tokens.colour.primary});
  }
`;

/** A bar that shows progress. A value above the maximum counts as full, and so does a maximum of 0. */
export function Meter({ label, value, max }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  return <Bar aria-label={label} value={share} max={1} />;
}
