import { memo } from 'react';
import { createGlobalStyle } from 'styled-components';
import { baseCss } from './base-css';
import type { ThemeVariant } from './palette-types';
import { themeCss } from './theme-css';

const Sheet = createGlobalStyle<{ $variant: ThemeVariant }>`
  ${({ $variant }) => themeCss($variant)}
  ${baseCss}
`;

/** The style sheet of the whole site; the shell renders it once. */
export const GlobalStyle = memo(function GlobalStyle({ variant }: { variant: ThemeVariant }) {
  return <Sheet $variant={variant} />;
});
