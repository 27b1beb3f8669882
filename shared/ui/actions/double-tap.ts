/** When and where a press was, as its event says. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** A finger that taps twice on one place is this quick and this exact. */
const DOUBLE_TAP_MS = 700;
const DOUBLE_TAP_PX = 30;

/**
 * Whether a tap is the second one of a double tap. Browsers count taps as one double click only while they are 300 ms
 * apart.
 * @example isDoubleTap({ timeStamp: 0, clientX: 9, clientY: 9 }, { timeStamp: 450, clientX: 12, clientY: 9 }) // true
 */
export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < DOUBLE_TAP_PX;
