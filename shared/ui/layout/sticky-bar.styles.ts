import { css } from 'styled-components';
import { tokens } from '../theme/tokens';

/** The styles of a bar at the bottom of the page. It stays visible if there is room; if not, it scrolls away. */
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

  /* With zoom, with large text or on a phone in landscape, a fixed bar would cover the content that it sums up. */
  @media (max-height: 400px) {
    position: static;
  }
  @container page (max-width: 17rem) {
    position: static;
  }
`;
