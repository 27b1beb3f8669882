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
  /* Each piece has its own edge. A sheet that lacks room for its last one would else leave the page before empty. */
  @media print {
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;
