import { PAGE_KIT_VERSION, PLACEHOLDERS, type PageKit } from '@rifas/shared/site';
import { loadDeployment } from './load-deployment';
import { checkPageKit, pageLook } from './page-look';
import { pageRoutes } from './page-routes';

const RELEASE = '/releases/shell/1.2.0';
const MARKUP = `<b>${PLACEHOLDERS.site}</b>${PLACEHOLDERS.back}<h1>${PLACEHOLDERS.heading}</h1>`;
const kit: PageKit = {
  version: PAGE_KIT_VERSION,
  inline: ['first()', `second('${PLACEHOLDERS.release}')`],
  firstPaint: {
    css: { dtyt: '.d{}', ccee: `.c{src:url(${PLACEHOLDERS.release}/a.woff2)}` },
    html: { app: MARKUP, form: MARKUP, list: MARKUP, message: MARKUP },
    back: '<a>VOLVER</a>',
  },
};

const route = (change: { title?: string; heading?: string; back?: boolean }) => {
  const [page] = pageRoutes(loadDeployment('dtyt'), [
    {
      name: 'mf-uno',
      contract: '^1.0.0',
      routes: [{ path: '/uno', page: 'one', access: 'public', title: 'Uno', ...change }],
    },
  ]);
  if (!page) throw new Error('no page');
  return page;
};

test('The deployment’s texts replace their placeholders, escaped, in the variant’s style.', () => {
  const look = pageLook(kit, { ...loadDeployment('ccee'), title: 'Rifas <b>' }, RELEASE);
  expect(look.htmlOf(route({ heading: 'UNO & DOS' }))).toBe('<b>Rifas &lt;b&gt;</b><h1>UNO &amp; DOS</h1>');
  expect(look.css).toBe('.c{src:url(/releases/shell/1.2.0/a.woff2)}');
});

test('VOLVER stands above the heading of the pages that declare it.', () => {
  expect(pageLook(kit, loadDeployment('dtyt'), RELEASE).htmlOf(route({ back: true }))).toContain('<a>VOLVER</a><h1>');
});

test('A text of the deployment that looks like a placeholder is kept as text.', () => {
  const look = pageLook(kit, { ...loadDeployment('dtyt'), title: PLACEHOLDERS.heading }, RELEASE);
  expect(look.htmlOf(route({ heading: 'UNO' }))).toBe(`<b>${PLACEHOLDERS.heading}</b><h1>UNO</h1>`);
});

test('The inline scripts keep the order of the shell, and get the address of its release.', () => {
  const { inline } = pageLook(kit, loadDeployment('dtyt'), RELEASE);
  expect(inline).toEqual(['first()', "second('/releases/shell/1.2.0')"]);
});

test('The page of a remote is put into the frame unchanged, among the deployment’s texts.', () => {
  const frame = `<b>${PLACEHOLDERS.site}</b>${PLACEHOLDERS.page}`;
  const { form } = pageLook({ ...kit, form: { script: 'typing()', frame } }, loadDeployment('dtyt'), RELEASE);
  expect(form?.script).toBe('typing()');
  expect(form?.htmlOf(`<p>${PLACEHOLDERS.site}</p>`)).toBe(`<b>Rifas</b><p>${PLACEHOLDERS.site}</p>`);
  expect(pageLook(kit, loadDeployment('dtyt'), RELEASE).form).toBeUndefined();
});

test('A kit of the current version passes unchanged.', () => {
  expect(checkPageKit(kit, 'shell 1.2.0')).toEqual(kit);
});

test.each([
  [
    { ...kit, version: PAGE_KIT_VERSION + 1 },
    `page kit ${PAGE_KIT_VERSION + 1}`,
    'Compose with the tooling of that release',
  ],
  [{ ...kit, version: 0 }, 'page kit 0', 'Release the shell again'],
  [undefined, 'no page kit with a version', 'Release the shell again'],
])('A kit of another version is refused with both versions: %#.', (other, brought, advice) => {
  const refusal = `shell 1.2.0 brings ${brought}, and this composer knows page kit 1, 2 and ${PAGE_KIT_VERSION}. ${advice}`;
  expect(() => checkPageKit(other, 'shell 1.2.0')).toThrow(refusal);
});

test('A kit of the known version with another shape is refused with the names of its fields.', () => {
  const { form, list, message } = kit.firstPaint.html;
  const wrong = { ...kit, inline: 'first()', firstPaint: { ...kit.firstPaint, html: { form, list, message } } };
  expect(() => checkPageKit(wrong, 'shell 1.2.0')).toThrow(/page\/kit\.json of shell 1\.2\.0 is not valid:\n.*inline/);
  expect(() => checkPageKit(wrong, 'shell 1.2.0')).toThrow(/firstPaint\.html\.app/);
});
