import type { Feature } from '@rifas/shared/deployment';
import { featureFindings, featureOf, partFindings } from './feature-findings';

const FEATURE: Feature = {
  name: 'mf-uno',
  contract: '^2.0.0',
  routes: [{ path: '/dashboard/uno', page: 'uno', access: 'guarded', title: 'Uno' }],
  menu: [{ to: '/dashboard/uno', label: 'Uno', order: 90, icon: 'info' }],
  widgets: [{ slot: 'home', widget: 'uno', title: 'Uno', order: 90 }],
};
const found = (changes: Partial<Feature>) => {
  const feature = { ...FEATURE, ...changes };
  return featureFindings(JSON.stringify(feature, null, 2), feature);
};

test('an invalid field is reported with its line, and a missing field with the line of its parent', () => {
  const odd = { ...FEATURE, menu: [{ to: '/dashboard/uno', label: 'Uno', order: '90' }] };
  expect(() => featureOf(JSON.stringify(odd, null, 2), odd)).toThrow(
    /^feature\.json is not valid:\n {2}feature\.json:16 {2}menu\[0\]\.order: .*\n {2}feature\.json:13 {2}menu\[0\]\.icon: /,
  );
});

test.each([
  [{ name: 7 }, '2  name: has to be a text, not 7'],
  [{ menu: [{ ...FEATURE.menu?.[0], colour: 'red' }] }, '13  menu[0]: has unknown fields: colour'],
  [{ widgets: [{ ...FEATURE.widgets?.[0], slot: 'side' }] }, '22  widgets[0].slot: must be one of the following'],
  [{ routes: [{ ...FEATURE.routes[0], page: 'a b' }] }, '7  routes[0].page: consists of letters, digits, _ and -'],
  [{ colour: 'red' }, '1  (whole file): has unknown fields: colour'],
])('%j in feature.json is told in words for people, with its line and with its place once', (changes, line) => {
  const odd = { ...FEATURE, ...changes };
  expect(() => featureOf(JSON.stringify(odd, null, 2), odd)).toThrow(`\n  feature.json:${line}`);
});

test('words for one variant alone are reported, if the other variant has the entry too', () => {
  const label = { dtyt: 'Uno' };
  const entry = { to: '/dashboard/uno', label, order: 90, icon: 'info' };
  expect(found({ menu: [entry] })).toEqual([
    {
      rule: 'label',
      file: 'feature.json',
      line: 15,
      what: 'menu[0].label has no words for ccee, which has this part too',
      write: '"ccee": "…" there, or beside it "variants" without ccee',
    },
  ]);
  expect(found({ menu: [{ ...entry, variants: ['dtyt'] }] })).toEqual([]);
  const [route] = FEATURE.routes;
  expect(found({ menu: [entry], routes: route ? [{ ...route, variants: ['dtyt'] }] : [] })).toEqual([]);
});

test('a route below an own page with children is no finding, because the site draws it by its own page', () => {
  const [route] = FEATURE.routes;
  const below = { path: '/dashboard/uno/dos', page: 'dos', access: 'guarded', title: 'Dos' } as const;
  expect(found({ routes: route ? [{ ...route, children: true }, below] : [] })).toEqual([]);
});

test('the declaration of a new repository has no findings', () => {
  expect(found({})).toEqual([]);
});

test.each(['gift', '', 'toString', '.*'])(
  'an icon «%s» that the site lacks is reported with the icons that exist',
  (icon) => {
    expect(found({ menu: [{ to: '/dashboard/uno', label: 'Uno', order: 90, icon }] })).toEqual([
      {
        rule: 'icon',
        file: 'feature.json',
        line: 17,
        what: `the entry to /dashboard/uno has the icon '${icon}', which the site does not have, so that none is drawn`,
        write: expect.stringMatching(/^"icon": "…", one of .*\bhome, info, link\b/) as string,
      },
    ]);
  },
);

test('a route that is declared twice is reported once, at its second place', () => {
  const [route] = FEATURE.routes;
  expect(found({ routes: route ? [route, { ...route, page: 'dos' }] : [] })).toEqual([
    {
      rule: 'declaration',
      file: 'feature.json',
      line: 12,
      what: 'mf-uno declares the route /dashboard/uno twice',
      write: 'give one of them another address',
    },
  ]);
});

test('an entry to an address without a route is reported, even where a setting and a variant limit it', () => {
  const entry = { to: '/dashboard/dos', label: 'Dos', order: 91, icon: 'info' } as const;
  for (const gate of [{}, { setting: 'mostrarResumen', variants: ['ccee'] }] as const)
    expect(found({ menu: [{ ...entry, ...gate }] })).toMatchObject([
      {
        rule: 'declaration',
        line: 14,
        what: expect.stringContaining('that leads to /dashboard/dos, which no remote') as string,
      },
    ]);
});

test('an unknown call is reported with the known ones, and so is an early call that changes something', () => {
  const [route] = FEATURE.routes;
  const early = ['getRaffles', 'getRafles', { call: 'saveComment', fields: {} }];
  expect(found({ routes: route ? [{ ...route, early }] : [] })).toMatchObject([
    { rule: 'call', line: 12, what: "early names 'getRafles', which is no call of the API that only reads" },
    { rule: 'call', what: "early names 'saveComment', which is no call of the API that only reads" },
  ]);
  expect(
    found({ menu: [{ to: '/dashboard/uno', label: 'Uno', order: 90, icon: 'info', call: 'getMyLink' }] }),
  ).toMatchObject([
    {
      rule: 'call',
      what: "call names 'getMyLink', which is no call of the API",
      write: expect.stringContaining('getMyLinks') as string,
    },
  ]);
});

const definition = { file: 'src/remote.ts', contract: undefined, pages: ['dos', 'tres'], widgets: [] };

test('a page or widget that defineRemote lacks is reported with those that it has', () => {
  expect(partFindings(JSON.stringify(FEATURE, null, 2), FEATURE, definition)).toMatchObject([
    {
      rule: 'part',
      line: 7,
      what: "it names 'uno', which is none of the pages that defineRemote has: dos, tres",
      write: "pages: { 'uno': () => import('./…') }, in src/remote.ts",
    },
    { rule: 'part', line: 23, what: "it names 'uno', which is none of the widgets that defineRemote has: none" },
  ]);
});

test('parts that cannot be read from the sources are not reported', () => {
  expect(partFindings('', FEATURE, undefined)).toEqual([]);
  expect(partFindings('', FEATURE, { ...definition, pages: undefined, widgets: undefined })).toEqual([]);
});
