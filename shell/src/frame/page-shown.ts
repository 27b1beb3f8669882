import { endFirstPaint } from './arrived-paint';
import { warmUp } from './warm-up';

/** Call it when a page has been drawn, or has said why not. From then on waiting looks like waiting, and the browser is idle. */
export function pageShown(): void {
  endFirstPaint();
  warmUp();
}
