import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { breakAfterAt } from './break-after-at';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  size?: 's' | 'm' | 'l';
  muted?: boolean;
  strong?: boolean;
}

const Root = styled.p<{ $size: 's' | 'm' | 'l'; $muted: boolean; $strong: boolean }>`
  font-size: ${({ $size }) => tokens.font[$size]};
  color: ${({ $muted }) => ($muted ? tokens.colour.textMuted : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
`;

/** A text in one of the site's sizes. It is a paragraph unless `as` is given. */
export function Text({ size = 'm', muted = false, strong = false, children, ...rest }: TextProps) {
  return (
    <Root $size={size} $muted={muted} $strong={strong} {...rest}>
      {breakAfterAt(children)}
    </Root>
  );
}
