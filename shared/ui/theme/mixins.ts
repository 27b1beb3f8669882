import { css } from 'styled-components';
import { tokens } from './tokens';

/** Invisible, but read aloud. */
export const hiddenVisually = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** The look of input, select and textarea, also used by shared/forms. 16 px text: iOS zooms in on anything smaller. */
export const inputStyles = css`
  width: 100%;
  min-height: 48px;
  padding: ${tokens.space.xs} ${tokens.space.s};
  background-color: ${tokens.colour.surface};
  border: 1.5px solid ${tokens.colour.borderStrong};
  border-radius: ${tokens.radius.m};
  font-size: ${tokens.font.m};

  &:focus-visible {
    outline-offset: 0;
    border-radius: ${tokens.radius.m};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.colour.dangerText};
    box-shadow: inset 0 0 0 1px ${tokens.colour.dangerText};
  }
  &:disabled {
    background-color: ${tokens.colour.muted};
    color: ${tokens.colour.textMuted};
  }
  /* The browser's own arrow touches the edge and does not match the site's icons. */
  select& {
    --stroke: transparent 42%, ${tokens.colour.textMuted} 44% 56%, transparent 58%;
    appearance: none;
    /* Room for the arrow alone: with large text on a phone every letter of the chosen option counts. */
    padding-inline-end: 2rem;
    text-overflow: ellipsis;
    background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke));
    background-position:
      right 1.28em center,
      right 0.9em center;
    background-size: 0.42em 0.42em;
    background-repeat: no-repeat;

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;

/** The visible name above a field. */
export const labelStyles = css`
  display: block;
  margin-block-end: ${tokens.space.xxs};
  font-size: ${tokens.font.s};
  font-weight: 600;
`;
