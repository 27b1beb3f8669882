import { palettes } from './palette';
import { baseCss } from './site-css';
import { themeCss } from './theme-css';
import { tokens } from './tokens';

const variables = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
const leaves = Object.values(tokens).flatMap((group) => Object.values<string>(group));

it.each(['dtyt', 'ccee'] as const)('the theme defines every token of %s', (variant) => {
  const defined = variables(themeCss(variant));
  expect(leaves.filter((leaf) => !defined.has(leaf.slice('var('.length, -1)))).toEqual([]);
});

it('the theme uses dark colours on screens only', () => {
  const [light, dark] = themeCss('dtyt').split('@media screen and (prefers-color-scheme: dark)');
  expect(light).toContain(`--colour-background:${palettes.dtyt.light.background};`);
  expect(dark).toContain(`--colour-background:${palettes.dtyt.dark.background};`);
});

it('the theme draws strong borders and no muted text for users who prefer more contrast, in dark mode too', () => {
  const [, more] = themeCss('ccee').split('@media (prefers-contrast:more)');
  expect(more).toContain('--colour-border:var(--colour-borderStrong);--colour-textMuted:var(--colour-text)');
  expect(more).not.toContain('color-scheme');
});

it('the theme has no font size under 14 px and no undefined value in the base styles', () => {
  const sizes = [...themeCss('ccee').matchAll(/--font-\w+:(?:clamp\()?([\d.]+)rem/g)].map(
    ([, size]) => Number(size) * 16,
  );
  expect(sizes).toHaveLength(5);
  expect(Math.min(...sizes)).toBe(14);
  expect(baseCss).not.toContain('undefined');
});

// Safari takes the role from a list without markers, and gives a marker a line of its own above a block: an empty text
// before each entry keeps the role and takes no room.
it('the base styles keep the list role in Safari without a marker', () => {
  expect(baseCss).toContain("ol,ul{list-style:none}li::before{content:'\\200b';position:absolute}");
});

it('the base styles mark the selected element in forced colours mode, which removes all other colours', () => {
  const [, forced] = baseCss.split('@media (forced-colors:active)');
  for (const chosen of ['[aria-pressed=true]', '[aria-selected=true]', '[aria-current=page]', 'label:has(:checked)'])
    expect(forced).toContain(chosen);
});

it('the base styles give a placeholder the colour of muted text, because the grey of the browser is too dark in dark mode', () => {
  expect(baseCss).toContain('::placeholder{color:var(--colour-textMuted);opacity:1}');
});

it('the base styles print no arrow of an unfolded row, as no button', () => {
  expect(baseCss).toMatch(/@media print\{.*button,nav,summary>svg,\[data-no-print\]\{display:none!important\}/);
});

it('the base styles keep the header of an unfolded row in one piece on paper, with what follows it', () => {
  const [, print] = baseCss.split('@media print');
  expect(print).toContain('h4,summary{break-after:avoid}');
  expect(print).toContain('p,summary{break-inside:avoid}');
});
