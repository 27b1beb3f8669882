import { css } from 'styled-components';
import { tokens } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyleProps {
  $variant?: ButtonVariant | undefined;
  /** As wide as its container. */
  $block?: boolean | undefined;
}

const { colour } = tokens;

const variants = {
  primary: css`
    background: ${colour.primary};
    color: ${colour.onPrimary};
    @media (forced-colors: active) {
      &:not(:disabled) {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media (hover: hover) {
      &:hover {
        background: ${colour.primaryHover};
      }
    }
  `,
  secondary: css`
    background: ${colour.surface};
    color: ${colour.link};
    border-color: ${colour.border};
    @media (hover: hover) {
      &:hover {
        background: ${colour.primarySoft};
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: ${colour.link};
    @media (hover: hover) {
      &:hover {
        background: ${colour.primarySoft};
      }
    }
  `,
  danger: css`
    background: ${colour.danger};
    color: ${colour.onDanger};
  `,
};

/** The look of a button, for anything that can be pressed: `` styled(Link)<ButtonStyleProps>`${buttonStyles}` ``. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-height: 48px;
  min-width: 44px;
  ${({ $block }) => $block && 'width: 100%;'}
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 1.5px solid transparent;
  border-radius: ${tokens.radius.m};
  font-size: ${tokens.font.m};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  ${({ $variant = 'primary' }) => variants[$variant]}

  &:focus-visible {
    border-radius: ${tokens.radius.m};
  }
  transition: filter 0.12s;

  &:active {
    filter: brightness(0.88);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    filter: none;
  }
  &:disabled {
    background: ${colour.muted};
    border-color: ${colour.border};
    color: ${colour.textMuted};
  }
`;
