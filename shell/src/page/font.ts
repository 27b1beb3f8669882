import { PLACEHOLDERS } from '@rifas/shared/site';

/** The file of the package that is copied into the release, and its name there. */
export const FONT = {
  from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  to: 'fonts/figtree-latin.woff2',
} as const;

/**
 * The site's font, for the pages that choose it (choose-font.ts). `optional`: if it loads too late, the page keeps the
 * system's font, so that nothing moves.
 */
export const fontCss =
  `@font-face{font-family:Figtree;font-style:normal;font-weight:300 900;font-display:optional;` +
  `src:url(${PLACEHOLDERS.release}/${FONT.to}) format("woff2");` +
  `unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215}:root[data-font]{--family-text:Figtree,var(--family-system)}`;
