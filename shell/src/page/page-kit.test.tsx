import { VARIANTS } from '@rifas/shared/deployment';
import { paths } from '@rifas/shared/routing';
import { PAGE_KIT_VERSION, PAGE_SHAPES, PLACEHOLDERS, type PageShape } from '@rifas/shared/site';
import { makePageKit } from './page-kit';

const kit = makePageKit(['calls()', 'recover()'], 'typing()');
const { css, html, back } = kit.firstPaint;
const drawn = (shape: PageShape): Element => {
  const page = document.createElement('div');
  page.innerHTML = html[shape];
  return page;
};

test('The kit has the version of its composer’s schema and the scripts in their order.', () => {
  expect(kit).toMatchObject({ version: PAGE_KIT_VERSION, inline: ['calls()', 'recover()'] });
});

test.each(PAGE_SHAPES)(
  'The shape %s has header, main and footer, and a place for each text of the deployment.',
  (shape) => {
    const page = drawn(shape);
    expect(page.querySelector('header')).not.toBeNull();
    expect(page.querySelector('main h1')?.textContent).toBe(PLACEHOLDERS.heading);
    expect(page.querySelector('main [aria-busy=true].first-paint')).not.toBeNull();
    // The release's address stands in the style, before the name of the font.
    const elsewhere: readonly string[] = [PLACEHOLDERS.release, PLACEHOLDERS.page];
    const texts = Object.values(PLACEHOLDERS).filter((text) => !elsewhere.includes(text));
    for (const text of texts) expect(html[shape]).toContain(text);
  },
);

test('A page that begins with its form has the same frame around a place for the page, and says that it is loading.', () => {
  const page = document.createElement('div');
  page.innerHTML = kit.form?.frame ?? '';
  expect(kit.form?.script).toBe('typing()');
  const place = page.querySelector('[role=main] .first-paint[data-form]');
  expect(place?.firstChild?.textContent).toBe(PLACEHOLDERS.page);
  expect(place?.querySelector('[role=status]')?.textContent).toBe('Cargando…');
  // What is typed into is not busy to whoever listens.
  expect(place?.closest('[aria-busy]')).toBeNull();
  expect(page.querySelector('header')?.outerHTML).toBe(drawn('form').querySelector('header')?.outerHTML);
});

test('The font is a file of the release whose address the composer fills in.', () => {
  expect(css.dtyt).toContain(`url(${PLACEHOLDERS.release}/fonts/figtree-latin.woff2)`);
});

test('Forms and messages are short, lists and applications as tall as the screen.', () => {
  const isTall = (shape: PageShape) => drawn(shape).querySelector('.first-paint')?.hasAttribute('data-tall');
  expect(PAGE_SHAPES.map(isTall)).toEqual([false, true, false, true]);
});

test('No two shapes look alike, and each looks like something.', () => {
  expect(new Set(PAGE_SHAPES.map((shape) => html[shape])).size).toBe(PAGE_SHAPES.length);
});

test('VOLVER is a link already, for it may be pressed before the scripts arrive.', () => {
  const page = document.createElement('div');
  page.innerHTML = back;
  expect(page.querySelector('a')?.getAttribute('href')).toBe(paths.dashboard);
  expect(page.textContent).toBe('VOLVER');
});

test.each(VARIANTS)(
  'The style of %s stands in one line without markup, and covers what the markup uses.',
  (variant) => {
    const style = css[variant];
    expect(style).not.toMatch(/<|\n|\/\*|data-styled/);
    expect(style).toContain('.first-paint{min-height:60vh}');
    expect(style).toContain('.recovery{display:grid');
    // Said above the page where scripts are off.
    expect(style).toContain('noscript p{');
    const used = [...`${html.form}${back}`.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(used.some((name) => style.includes(`.${name}{`))).toBe(true);
  },
);

test('Each variant has its own colours.', () => {
  expect(new Set(VARIANTS.map((variant) => css[variant])).size).toBe(VARIANTS.length);
});
