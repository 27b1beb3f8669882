import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { SpinnerRing, turn } from '../motion/SpinnerRing';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  /** Work is under way: shows a spinner and ignores presses, yet keeps the focus. */
  busy?: boolean | undefined;
  block?: boolean | undefined;
  icon?: IconName | undefined;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  --turn: ${turn};
`;

/**
 * A button. While `busy` it shows a spinner and ignores presses. It also ignores the second press of a double click
 * that began on another button in the same place.
 */
export function Button({
  variant,
  busy = false,
  block,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const wasPressed = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isStray = event.detail > 1 && !wasPressed.current;
    wasPressed.current ||= !isStray;
    // Prevents the submission of the form too.
    if (busy || isStray) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type={type}
      $variant={variant}
      $block={block}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
    >
      {busy ? <SpinnerRing /> : icon && <Icon name={icon} />}
      {children}
    </Root>
  );
}
