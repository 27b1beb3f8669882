import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface AmountProps {
  /** The formatted figure. */
  children: ReactNode;
  size?: 'm' | 'l' | 'xl' | undefined;
  /** A word above the figure. */
  label?: ReactNode;
}

const sizes = { m: tokens.font.l, l: tokens.font.xl, xl: tokens.font.display };

const Root = styled.span`
  display: inline-grid;
`;

const Label = styled.span`
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
`;

const Figure = styled.span<{ $size: 'm' | 'l' | 'xl' }>`
  font: 800 ${({ $size }) => sizes[$size]} / 1.15 ${tokens.family.text};
  /* With the largest text a figure still fits the narrowest page. A line of its own: older browsers know no cqi. */
  font-size: min(${({ $size }) => sizes[$size]}, 15cqi);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;

/** Money, large. */
export function Amount({ children, size = 'm', label }: AmountProps) {
  return (
    <Root>
      {label !== undefined && <Label>{label}</Label>}
      <Figure $size={size}>{children}</Figure>
    </Root>
  );
}
