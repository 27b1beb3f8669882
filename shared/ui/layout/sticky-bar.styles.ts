import { css } from 'styled-components';
import { tokens } from '../theme/tokens';

/** What a bar at the bottom of the page has, whatever stands in it: it floats where there is room, and scrolls away where there is none. */
export const stickyBarStyles = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  margin-inline: calc(-1 * ${tokens.space.m});
  background: ${tokens.colour.surface};
  border-block-start: 1px solid ${tokens.colour.border};

  @media (min-width: 45em) {
    bottom: ${tokens.space.m};
    margin-inline: 0;
    border: 1px solid ${tokens.colour.border};
    border-radius: ${tokens.radius.l};
    box-shadow: ${tokens.shadow.high};
  }

  /* Zoomed in, with large text or on a phone that lies on its side, a fixed bar would cover what it sums up. */
  @media (max-height: 400px) {
    position: static;
  }
  @container page (max-width: 17rem) {
    position: static;
  }
`;
