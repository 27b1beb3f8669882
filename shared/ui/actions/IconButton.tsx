import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { tokens } from '../theme/tokens';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** The button's action. It is read aloud and shown as a tooltip. */
  label: string;
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: ${tokens.colour.primarySoft};
      color: ${tokens.colour.link};
    }
  }
  &:focus-visible {
    border-radius: ${tokens.radius.pill};
  }
  &:disabled {
    color: ${tokens.colour.textMuted};
    background: transparent;
    cursor: default;
  }
`;

/* Carries the tooltip. On the button itself, screen readers would read it again as the description. */
const Tooltip = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
`;

/** A button with only an icon; `label` is read aloud. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} {...rest}>
      <Tooltip aria-hidden title={label}>
        <Icon name={icon} size={22} />
      </Tooltip>
    </Root>
  );
}
