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

/* A long figure is smaller, so that it fits the column beside a page and, with the largest text, the narrowest page. */
const SHORT = 10;
const fitting = (size: string, length: number) => `min(${size}, calc(27rem / ${length}), calc(140cqi / ${length}))`;
const sizes = { m: tokens.font.l, l: tokens.font.xl, xl: tokens.font.display };

/* Older browsers do not know cqi. There the figure inherits this size, and narrow places set a smaller one. */
const Root = styled.span<{ $size: 'm' | 'l' | 'xl' }>`
  display: inline-grid;
  font-size: var(--figure, ${({ $size }) => sizes[$size]});
`;

const Label = styled.span`
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
`;

const Figure = styled.span<{ $size: 'm' | 'l' | 'xl'; $length: number }>`
  font: 800 ${({ $size }) => sizes[$size]} / 1.15 ${tokens.family.text};
  font-size: ${({ $size, $length }) => fitting(sizes[$size], $length)};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;

/** An amount of money in large figures. */
export function Amount({ children, size = 'm', label }: AmountProps) {
  return (
    <Root $size={size}>
      {label !== undefined && <Label>{label}</Label>}
      <Figure $size={size} $length={typeof children === 'string' ? Math.max(SHORT, children.length) : SHORT}>
        {children}
      </Figure>
    </Root>
  );
}
