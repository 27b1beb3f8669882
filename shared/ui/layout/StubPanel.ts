import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Panel } from './Panel';

/** A sheet with the stub of a raffle ticket: bites out of both edges where it would be torn off, and holes between them. */
export const StubPanel = styled(Panel)`
  --stub: 20px;
  position: relative;
  padding-inline-start: calc(var(--stub) + ${tokens.space.m});
  background: linear-gradient(to right, ${tokens.colour.paper} var(--stub), ${tokens.colour.surface} 0);
  /* Prefixed, as every browser knows it: Chrome has learned the other name in 2023. */
  -webkit-mask:
    radial-gradient(circle 7px at var(--stub) 0, transparent 97%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle 7px at var(--stub) 100%, transparent 97%, #000) bottom / 100% 51% no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset-block: ${tokens.space.s};
    inset-inline-start: calc(var(--stub) - 1px);
    border-inline-start: 2px dashed ${tokens.colour.borderStrong};
    opacity: 0.6;
  }
`;
