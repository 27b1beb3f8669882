import { createHash } from 'node:crypto';
import { loadDeployment } from './load-deployment';
import { contentSecurityPolicy, importMap, pageHtml } from './page-html';

const deployment = {
  ...loadDeployment('dtyt'),
  title: 'Rifas </script><b>',
  composition: 1,
  shellVersion: '1',
  remotes: [],
};
const page = pageHtml({
  title: '<Rifas>',
  deployment,
  integrity: { '/releases/shell/1/shell.js': 'sha256-abc' },
  preloads: ['/releases/shell/1/shell.js'],
  entry: '/releases/shell/1/shell.js',
  early: { tokenName: 'token', authorizationScheme: '', pattern: '/login', calls: [] },
  inline: ['early()'],
  firstPaint: { styles: ['body{}'], html: '<p>first</p>' },
  scripts: [],
});

test('the policy allows the import map and the inline code of the page, and no other inline code', () => {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(map).digest('base64');
  const integrity = importMap({ '/releases/shell/1/shell.js': 'sha256-abc' });
  const origins = { connect: [], script: [], frame: [], form: [] };
  const policy = contentSecurityPolicy({ scripts: [integrity, 'early()'], styles: ['body{}'], origins });
  const sha = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-${sha('early()')}'`);
  expect(policy).toContain(`'sha256-${sha('body{}')}'`);
  expect(page).toContain('<script>early()</script>');
  expect(page).toContain('<style>body{}</style>');
  expect(policy).not.toContain('unsafe');
});

test('a text of the deployment cannot end its script element', () => {
  expect(page.match(/<\/script>/g)).toHaveLength(5);
  expect(page).toContain('<title>&lt;Rifas&gt;</title>');
});

test('a preview of a payment link in a chat shows the title and the organiser, the same for every buyer', () => {
  expect(page).toContain('<meta property="og:title" content="&lt;Rifas&gt;">');
  expect(page).toContain('<meta property="og:description" content="Rifas para el viaje. Organiza Viajes del Sur.">');
});
