import { featuresOf, type Release } from '../store/releases/release';
import { loadDeployment } from './load-deployment';
import { pageRoutes } from './page-routes';
import { preloadsFor, publicPath } from './preloads';

const source = loadDeployment('dtyt');

const release = (name: string, parts: Release['parts'], rest: Partial<Release> = {}): Release => ({
  name,
  version: '1',
  entry: `${name}.js`,
  files: {},
  parts,
  consumes: {},
  ...rest,
});

const shell = release('shell', {
  shell: ['shell.js'],
  dashboard: ['dashboard.js'],
  '@rifas/shared/query': ['query.js'],
  axios: ['axios.js'],
  yup: ['yup.js'],
});
const widget = (name: string, quiet: boolean) =>
  ({ slot: 'home', widget: name, title: name, order: 1, quiet }) as const;
const remotes = [
  release(
    'mf-uno',
    { remote: ['remote.js'], 'page-list': ['list.js'], 'widget-news': ['news.js'], 'widget-trip': ['trip.js'] },
    {
      consumes: { 'page-list': ['@rifas/shared/query'] },
      feature: {
        name: 'mf-uno',
        contract: '^2.0.0',
        routes: [
          { path: '/dashboard/lista', page: 'list', access: 'guarded', title: 'Lista', early: ['getRaffles'] },
          { path: '/abierta', page: 'list', access: 'public', title: 'Abierta', early: ['getRaffles'] },
        ],
        widgets: [widget('news', true), widget('trip', false)],
      },
    },
  ),
  release(
    'mf-dos',
    { remote: ['remote.js'], 'widget-other': ['other.js'] },
    { feature: { name: 'mf-dos', contract: '^2.0.0', routes: [], widgets: [widget('other', true)] } },
  ),
];

function filesOf(pattern: string): readonly (string | undefined)[] {
  const page = pageRoutes(source, featuresOf(remotes)).find((route) => route.pattern === pattern);
  if (!page) throw new Error(`No page ${pattern}`);
  return preloadsFor(page, source, shell, remotes).map((path) => path.split('/').at(-1));
}

test('A page preloads the files that draw it, and not those that check or send a form.', () => {
  expect(filesOf('/dashboard/lista')).toEqual(['dashboard.js', 'query.js', 'mf-uno.js', 'remote.js', 'list.js']);
  expect(filesOf('/abierta')).toEqual(['query.js', 'mf-uno.js', 'remote.js', 'list.js']);
});

test('The home preloads its widgets, but not those that may have nothing to show.', () => {
  expect(filesOf('/dashboard')).toEqual(['dashboard.js', 'query.js', 'mf-uno.js', 'remote.js', 'trip.js']);
});

test.each(['a b.js', 'ñ.js', 'a#b.js', 'a?b.js', '50%.js', 'a%20b.js', 'a%23b.js', 'a[1]@x+y,z.js', 'deep/#.js'])(
  'a browser requests the file %s under its address in the import map',
  (file) => {
    const { pathname, search, hash } = new URL(publicPath(release('mf-uno', {}), file), 'https://rifas.example');
    expect([decodeURIComponent(pathname), search, hash]).toEqual([`/releases/mf-uno/1/${file}`, '', '']);
  },
);
