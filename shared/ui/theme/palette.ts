import { cceeDark, cceeLight } from './ccee.palette';
import { dtytDark, dtytLight } from './dtyt.palette';
import type { ColourScheme, Palette, ThemeVariant } from './palette-types';

/**
 * The colours themselves, for things that style sheets do not reach, such as a picture.
 * @example context.fillStyle = palettes.dtyt.light.paper;
 */
export const palettes: Readonly<Record<ThemeVariant, Readonly<Record<ColourScheme, Palette>>>> = {
  dtyt: { light: dtytLight, dark: dtytDark },
  ccee: { light: cceeLight, dark: cceeDark },
};
