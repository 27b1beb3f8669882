import { useRef, type ComponentPropsWithRef, type MouseEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { SpinnerRing, turn } from '../motion/SpinnerRing';
import { Icon } from '../text/Icon';
import type { IconName } from '../text/icon-paths';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from './button.styles';
import { isDoubleTap, type Tap } from './double-tap';

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

/** The last tap on any button. */
let lastTap: Tap | undefined;

/**
 * A button. While `busy` it shows a spinner and ignores presses. It also ignores the second press of a double click or
 * double tap that began on another button in the same place, such as the one of the step before.
 */
export function Button({
  variant,
  busy = false,
  block,
  icon,
  type = 'button',
  onClick,
  onPointerDown,
  children,
  ...rest
}: ButtonProps) {
  const wasPressed = useRef(false);
  const isTouched = useRef(false);
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    isTouched.current = event.pointerType === 'touch';
    onPointerDown?.(event);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const tap: Tap = { timeStamp: event.timeStamp, clientX: event.clientX, clientY: event.clientY };
    const isSecondTap = isTouched.current && lastTap !== undefined && isDoubleTap(lastTap, tap);
    const isStray = (event.detail > 1 || isSecondTap) && !wasPressed.current;
    wasPressed.current ||= !isStray;
    if (isTouched.current && !isStray) lastTap = tap;
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
      onPointerDown={point}
      onClick={press}
    >
      {busy ? <SpinnerRing /> : icon && <Icon name={icon} />}
      {children}
    </Root>
  );
}
