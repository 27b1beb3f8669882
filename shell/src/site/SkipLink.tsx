import { styled } from 'styled-components';
import { tokens } from '@rifas/shared/ui';

const MAIN_ID = 'contenido';

/** The page itself, where the skip link leads. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })`
  flex: 1;

  &:focus-visible {
    outline: none;
  }
`;

const Jump = styled.a`
  position: fixed;
  inset: ${tokens.space.xs} auto auto ${tokens.space.xs};
  z-index: 50;
  padding: ${tokens.space.s} ${tokens.space.m};
  border-radius: ${tokens.radius.m};
  background: ${tokens.colour.primary};
  color: ${tokens.colour.onPrimary};
  font-weight: 700;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return <Jump href={`#${MAIN_ID}`}>Ir al contenido</Jump>;
}
