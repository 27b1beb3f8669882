import { warmUp } from '../boot/warm-up';
import { endFirstPaint } from './first-paint';

/** A page has been drawn, or has said why not: waiting looks like waiting from now on, and the phone has time for what comes next. */
export function pageIsThere(): void {
  endFirstPaint();
  warmUp();
}
