import { endFirstPaint } from './arrived-paint';
import { warmUp } from './warm-up';

/** Call it when a page has been drawn, or has said why it cannot be. */
export function pageShown(): void {
  endFirstPaint();
  warmUp();
}
