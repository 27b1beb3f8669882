import type { ThemeVariant } from './palette';
import { themeCss } from './theme-css';
import { tokens } from './tokens';

const { colour, family, font, radius } = tokens;

/** Reset, base, focus ring, reduced motion, print and forced colours, as style sheet text. Needs `themeCss` too. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:5rem 7.5rem}
body,h1,h2,h3,h4,p,dl,dd,ol,ul,figure,fieldset{margin:0}
ol,ul,fieldset{padding:0}
ol,ul{list-style:none}li::before{content:'\\200b';position:absolute}
fieldset{border:0;min-width:0}
body{min-height:100vh;min-height:100dvh;background:${colour.background};color:${colour.text}}
body{font:${font.m}/1.5 ${family.text};overflow-wrap:break-word;text-wrap:pretty}
#root{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance}
a{color:${colour.link};text-underline-offset:.15em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
img,svg{display:block;max-width:100%}
::placeholder{color:${colour.textMuted};opacity:1}
summary{cursor:pointer}
:focus-visible{outline:3px solid ${colour.focus};outline-offset:2px;border-radius:${radius.s}}
h1[tabindex='-1']:focus-visible{outline:none}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{
animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{body{background:#fff}button,nav,summary>svg,[data-no-print]{display:none!important}a{color:inherit}@page{margin:15mm}
h1,h2,h3,h4,summary{break-after:avoid}tr,li,p,summary{break-inside:avoid}}
@media (forced-colors:active){[aria-pressed=true],[aria-selected=true],[aria-current=page],label:has(:checked){border:3px solid Highlight!important}}
`;

/**
 * The style sheet of the whole site. The page contains it before any script, so components add only their own rules.
 * @example const css = siteCss('dtyt');
 */
export const siteCss = (variant: ThemeVariant): string => `${themeCss(variant)}${baseCss.replaceAll('\n', '')}`;
