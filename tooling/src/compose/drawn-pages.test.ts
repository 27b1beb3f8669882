import { PAGE_FORMS_VERSION, PLACEHOLDERS, type PageForm } from '@rifas/shared/site';
import { drawnPages } from './drawn-pages';
import { loadDeployment } from './load-deployment';
import { pageRoutes } from './page-routes';

const dtyt = loadDeployment('dtyt');
const look = {
  inline: ['calls()'],
  css: '.kit{}',
  htmlOf: () => 'shape',
  form: { script: 'typing()', htmlOf: (page: string) => `<header></header>${page}` },
};

const routesOf = (more = {}) =>
  pageRoutes(dtyt, [
    {
      name: 'mf-uno',
      contract: '^2.0.0',
      routes: [
        { path: '/uno', page: 'one', access: 'public', title: 'Uno', firstPaint: true, ...more },
        { path: '/dos', page: 'two', access: 'public', title: 'Dos' },
      ],
    },
  ]);

const formsOf = (page: Partial<PageForm>) => ({
  'mf-uno': {
    version: PAGE_FORMS_VERSION,
    pages: { one: { notWith: ['modo'], css: '.a{}', alternatives: [], ...page } },
  },
});
const drawn = (page: Partial<PageForm>, source = dtyt) =>
  drawnPages(routesOf(), look, source, formsOf(page)).get('uno.page.html');
const html = (text: string) => `<form method="post">${text}</form>`;

test('A page with a first paint begins with the form of its release in the shell’s frame, and with the script that keeps it.', () => {
  expect(drawn({ alternatives: [{ when: {}, html: html('uno') }] })).toEqual({
    styles: ['.kit{}', '.a{}'],
    html: `<header></header>${html('uno')}`,
    inline: ['calls()', 'typing()'],
    form: { notWith: ['modo'], signedOutOnly: false },
  });
});

test('The first alternative whose condition holds in this deployment is drawn.', () => {
  const alternatives = [
    { when: { variant: 'ccee' }, html: html('fijo') },
    {
      when: { variant: 'dtyt', 'settings.preguntarTipoTarjeta': !dtyt.settings.preguntarTipoTarjeta },
      html: html('no'),
    },
    { when: { variant: 'dtyt', captcha: dtyt.captcha !== null }, html: html('propio') },
  ];
  expect(drawn({ alternatives })?.html).toContain('propio');
  expect(drawn({ alternatives }, { ...dtyt, variant: 'ccee' })?.html).toContain('fijo');
});

test('A page without a form for this deployment, or without a first paint, begins with its shape.', () => {
  expect(drawn({ alternatives: [{ when: { mode: 'neither' }, html: html('') }] })).toBeUndefined();
  const all = drawnPages(routesOf(), look, dtyt, formsOf({ alternatives: [{ when: {}, html: html('') }] }));
  expect([...all.keys()]).toEqual(['uno.page.html']);
  expect(drawnPages(routesOf(), look, dtyt, {}).size).toBe(0);
});

test('A shell without a form frame draws shapes, whatever forms the remotes have.', () => {
  const old = { ...look, form: undefined };
  expect(drawnPages(routesOf(), old, dtyt, formsOf({ alternatives: [{ when: {}, html: html('') }] })).size).toBe(0);
});

test('The deployment’s texts replace their placeholders, escaped; a text that looks like a placeholder stays a text.', () => {
  const source = { ...dtyt, title: '<b>%links.contactMail%</b>' };
  const alternatives = [{ when: {}, html: html('%title% · $%settings.precioCredito% 50%') }];
  expect(drawn({ alternatives }, source)?.html).toContain(
    `&lt;b&gt;%links.contactMail%&lt;/b&gt; · $${dtyt.settings.precioCredito} 50%`,
  );
});

test.each(['%settings.nada%', '%settings.contado%', '%links.creator%', '%settings.asumirRecargo%', '%title.length%'])(
  'A placeholder that stands for no text of the deployment is refused: %s',
  (place) => {
    expect(() => drawn({ alternatives: [{ when: {}, html: html(place) }] })).toThrow(
      `has ${place}, which stands for no`,
    );
  },
);

test('A text of the deployment cannot add markup that the page may not have.', () => {
  const source = { ...dtyt, title: '"><script>x()</script>' };
  expect(
    drawn({ alternatives: [{ when: {}, html: html('<input name="a" value="%title%">') }] }, source)?.html,
  ).toContain('value="&quot;><script>x()</script>"');
});

test('A first-paint file of another version or shape is refused with the names of its fields.', () => {
  const forms = { 'mf-uno': { version: 9, pages: { one: { css: '' } } } };
  expect(() => drawnPages(routesOf(), look, dtyt, forms)).toThrow('first-paint.json of mf-uno is not valid');
});

test('A page for visitors without a session tells its script so.', () => {
  const forms = formsOf({ alternatives: [{ when: {}, html: html('') }] });
  const [page] = drawnPages(routesOf({ signedInGoesTo: '/dashboard' }), look, dtyt, forms).values();
  expect(page?.form.signedOutOnly).toBe(true);
  expect(PLACEHOLDERS.page).toBe('%page%');
});
