import { palettes, type Palette, type ThemeVariant } from './palette';

// Spaces grow with the text, but take no larger share of the window than on a phone of 320 px: large text needs the
// room.
const SCALE = [
  '--space-xxs:min(.25rem,1.25vw);--space-xs:min(.5rem,2.5vw);--space-s:min(.75rem,3.75vw);--space-m:min(1rem,5vw);',
  '--space-l:min(1.5rem,7.5vw);--space-xl:min(2rem,10vw);--space-xxl:min(3rem,15vw);',
  '--font-s:.875rem;--font-m:1rem;--font-l:1.125rem;',
  '--font-xl:clamp(1.25rem,1.08rem + .75vw,1.75rem);--font-display:clamp(1.875rem,1.6rem + 1.2vw,2.5rem);',
  "--family-system:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;",
  '--family-text:var(--family-system);',
].join('');

const RADII: Readonly<Record<ThemeVariant, string>> = {
  dtyt: '--radius-s:6px;--radius-m:12px;--radius-l:14px;--radius-pill:999px;',
  ccee: '--radius-s:8px;--radius-m:14px;--radius-l:18px;--radius-pill:999px;',
};

const SHADOWS = {
  light: '--shadow-low:0 1px 2px rgb(20 25 40/.08);--shadow-high:0 8px 28px rgb(20 25 40/.18);',
  dark: '--shadow-low:0 1px 2px rgb(0 0 0/.5);--shadow-high:0 8px 28px rgb(0 0 0/.6);',
};

function colours(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--colour-${name}:${String(value)};`)
    .join('');
}

/**
 * The custom properties of a variant, light and dark, as style sheet text. Dark applies only to screens, so that a page
 * printed at night has white paper.
 * @example const css = themeCss('dtyt');
 */
export function themeCss(variant: ThemeVariant): string {
  const { light, dark } = palettes[variant];
  return (
    `:root{color-scheme:light;${SCALE}${RADII[variant]}${colours(light)}${SHADOWS.light}}` +
    `@media screen and (prefers-color-scheme: dark){:root{color-scheme:dark;${colours(dark)}${SHADOWS.dark}}}` +
    // For users who prefer more contrast: visible edges of cards and buttons, and no muted text.
    '@media (prefers-contrast:more){:root{--colour-border:var(--colour-borderStrong);--colour-textMuted:var(--colour-text)}}'
  );
}
