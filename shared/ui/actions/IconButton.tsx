import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { tokens } from '../theme/tokens';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** The button's action: its name, read aloud, and its tooltip. */
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

/**
 * A button with only an icon; `label` is read aloud. The tooltip is the name: beside an `aria-label`, screen readers would
 * read it again as the description.
 */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} title={label} {...rest}>
      <Icon name={icon} size={22} />
    </Root>
  );
}
