import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** A sheet on the page. Panels are not put into panels: inside one, use Heading, space and lines. */
export const Panel = styled.section`
  padding: ${tokens.space.m};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.l};

  @media (min-width: 45em) {
    padding: ${tokens.space.l};
  }
  /* Each piece of a divided sheet has its own edge. Otherwise a sheet whose last edge does not fit would leave the
     previous page empty. */
  @media print {
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;

/**
 * A sheet that looks like the stub of a raffle ticket: notches in both edges where it would be torn off, and holes
 * between them.
 */
export const StubPanel = styled(Panel)`
  --stub: 20px;
  position: relative;
  padding-inline-start: calc(var(--stub) + ${tokens.space.m});
  background: linear-gradient(to right, ${tokens.colour.paper} var(--stub), ${tokens.colour.surface} 0);
  /* Prefixed, because every browser supports that name; Chrome has had the other one only since 2023. */
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
