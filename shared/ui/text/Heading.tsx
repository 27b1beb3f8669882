import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The heading's level. Page uses `h1`. */
  level?: 2 | 3;
}

const Root = styled.h2<{ $level: 2 | 3 }>`
  font-size: ${({ $level }) => tokens.font[$level === 2 ? 'l' : 'm']};
  font-weight: 700;
`;

/** A heading below the page's title, in the size of its level. */
export function Heading({ level = 2, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $level={level} {...rest} />;
}
