import { useRef, type ComponentPropsWithRef, type MouseEvent, type PointerEvent } from 'react';
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

/** A finger that taps twice on one place is this quick and this exact. */
const DOUBLE_TAP_MS = 700;
const DOUBLE_TAP_PX = 30;
/** The last tap on any button. Browsers count taps as one double click only while they are 300 ms apart. */
let lastTap = { at: -DOUBLE_TAP_MS, x: 0, y: 0 };

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
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isSecondTap =
      isTouched.current &&
      tap.at - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < DOUBLE_TAP_PX;
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
