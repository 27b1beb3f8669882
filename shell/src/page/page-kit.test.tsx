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

test('The kit has the version of the composer’s schema, and the scripts in their order.', () => {
  expect(kit).toMatchObject({ version: PAGE_KIT_VERSION, inline: ['calls()', 'recover()'] });
});

test.each(PAGE_SHAPES)(
  'The shape %s has header, main and footer, and a place for each text of the deployment.',
  (shape) => {
    const page = drawn(shape);
    expect(page.querySelector('header')).not.toBeNull();
    expect(page.querySelector('main h1')?.textContent).toBe(PLACEHOLDERS.heading);
    expect(page.querySelector('main [aria-busy=true].first-paint')).not.toBeNull();
    // Two placeholders are not in the shapes: the release is in the style, and the page in the frame of a form.
    const elsewhere: readonly string[] = [PLACEHOLDERS.release, PLACEHOLDERS.page];
    const texts = Object.values(PLACEHOLDERS).filter((text) => !elsewhere.includes(text));
    for (const text of texts) expect(html[shape]).toContain(text);
  },
);

test('The frame of a page that begins with its form has a place for the form, and says that it is loading.', () => {
  const page = document.createElement('div');
  page.innerHTML = kit.form?.frame ?? '';
  expect(kit.form?.script).toBe('typing()');
  const place = page.querySelector('[role=main] .first-paint[data-form]');
  expect(place?.firstChild?.textContent).toBe(PLACEHOLDERS.page);
  expect(place?.querySelector('[role=status]')?.textContent).toBe('Cargando…');
  // A form that the visitor types into must not be announced as busy.
  expect(place?.closest('[aria-busy]')).toBeNull();
  expect(page.querySelector('header')?.outerHTML).toBe(drawn('form').querySelector('header')?.outerHTML);
});

test('The font is a file of the release, and the composer fills in its address.', () => {
  expect(css.dtyt).toContain(`url(${PLACEHOLDERS.release}/fonts/figtree-latin.woff2)`);
});

test('Forms and messages are short; lists and applications are as tall as the screen.', () => {
  const isTall = (shape: PageShape) => drawn(shape).querySelector('.first-paint')?.hasAttribute('data-tall');
  expect(PAGE_SHAPES.map(isTall)).toEqual([false, true, false, true]);
});

test('No two shapes are the same.', () => {
  expect(new Set(PAGE_SHAPES.map((shape) => html[shape])).size).toBe(PAGE_SHAPES.length);
});

test('VOLVER is a link from the start, because it may be pressed before the scripts arrive.', () => {
  const page = document.createElement('div');
  page.innerHTML = back;
  expect(page.querySelector('a')?.getAttribute('href')).toBe(paths.dashboard);
  expect(page.textContent).toBe('VOLVER');
});

test.each(VARIANTS)('The style of %s is one line without markup, and covers the classes of the markup.', (variant) => {
  const style = css[variant];
  expect(style).not.toMatch(/<|\n|\/\*|data-styled/);
  expect(style).toContain('.first-paint{min-height:60vh}');
  expect(style).toContain('.recovery{display:grid');
  // This text is shown above the page where scripts are off.
  expect(style).toContain('noscript p{');
  expect(style).toContain('@media (scripting:none){.first-paint{display:none}}');
  const used = [...`${html.form}${back}`.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(used.some((name) => style.includes(`.${name}{`))).toBe(true);
});

test('Each variant has its own colours.', () => {
  expect(new Set(VARIANTS.map((variant) => css[variant])).size).toBe(VARIANTS.length);
});
