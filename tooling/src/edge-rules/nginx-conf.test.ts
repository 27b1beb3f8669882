import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarPath, validityPagePath } from '@rifas/shared/contracts';
import { repoRoot } from '../lib/repo';
import { API_PATHS, API_PREFIXES, isApiPath } from './api-paths';
import { CANARY_COOKIE, groupOf } from './canary';
import { COOKIE_AGE_SECONDS } from './cookie';
import { isFileName } from './file-names';
import { loggablePath } from './loggable-path';
import { enterPreview, LEAVE_PREVIEW, NO_PREVIEW, NOT_INDEXED, PREVIEW_PREFIX, previewPath } from './preview';
import { isReturnByForm } from './return-pages';
import { isScript, NOT_OF_AN_API, OVER_HTTPS, RELEASED_POLICY, SECURITY_HEADERS } from './security-headers';

// nginx's configuration is written by hand, for ops to read. These tests compare it with the Node edge's constants.
const conf = readFileSync(join(repoRoot, 'docker/nginx/nginx.conf'), 'utf8');
const headers = readFileSync(join(repoRoot, 'docker/nginx/security-headers.conf'), 'utf8');
const run = readFileSync(join(repoRoot, 'docker/nginx/run.sh'), 'utf8');

const pathsIn = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

test('nginx and the Node edge send the same addresses to the API', () => {
  const source = /location ~ (\^\S+) \{/.exec(conf)?.[1] ?? '';
  const expression = new RegExp(source);
  const [, prefixes = '', paths = ''] = /\(\?:\(\?:([^)]*)\)\/\|\(\?:([^)]*)\)\/\?\$\)/.exec(source) ?? [];
  expect(prefixes.split('|').map((name) => `/${name}/`)).toEqual([...API_PREFIXES]);
  expect(paths.split('|').map((name) => `/${name}`)).toEqual([...API_PATHS]);
  const asked = pathsIn(
    '/api/x /api /apix/ /x/api/ /reset/x /upload-image/aeropuertos /metrics',
    '/telemetry /telemetry/ /telemetryx /reset-link /reset-link/ /reset-link/x /reset-linkx',
  );
  for (const path of asked) expect([path, expression.test(path)]).toEqual([path, isApiPath(path)]);
});

test('nginx and the Node edge take the same addresses for those of files', () => {
  const [, map = ''] = /is_file_name \{([^}]*\}[^}]*)\}/.exec(conf) ?? [];
  const rules = [...map.matchAll(/"~(\*?)(.+)" ([01]);/g)].map(([, star, source = '', is]) => ({
    expression: new RegExp(source, star === '' ? '' : 'i'),
    is: is === '1',
  }));
  expect(rules).toHaveLength(3);
  // nginx takes the first expression that fits.
  const ofNginx = (asked: string) => rules.find(({ expression }) => expression.test(asked))?.is ?? false;
  for (const path of pathsIn(
    '/ /a.js /a/b.WOFF2 /a.j /a.abcdef /a.js/ /pago/to.ken /reset/to.ken /x/pago/a.js /a.b/c',
  )) {
    expect([path, ofNginx(`*/* ${path}`)]).toEqual([path, isFileName(path)]);
    expect([path, ofNginx(`text/html,*/* ${path}`)]).toEqual([path, false]);
  }
});

test('the document for developers of an API names each address of the API', () => {
  const paper = readFileSync(join(repoRoot, 'docs/your-api.md'), 'utf8');
  for (const path of [...API_PREFIXES, ...API_PATHS]) expect(paper).toContain(`\`${path}\``);
});

test('nginx and the Node edge lead the form of a gateway to the same pages', () => {
  const [, source = ''] = /is_return_by_form \{[^}]*"~\*(\S+ \S+)" 1;/.exec(conf) ?? [];
  const expression = new RegExp(source, 'i');
  const asked = pathsIn(
    '/success /SUCCESS /success/ /successes /x/success /error /error/ /error/x',
    '/pago/abc /Pago/aBc /pago/abc/ /pago/ /pago/a/b / /login /success&a=1 /error;b=2 //success',
  ).flatMap((path) => ['POST', 'GET', 'PUT'].map((method) => [method, path] as const));
  for (const [method, path] of asked)
    expect([method, path, expression.test(`${method} ${path}`)]).toEqual([method, path, isReturnByForm(method, path)]);
  const led = pathsIn('/success /SUCCESS /error/ /error/x /pago/abc /pago/a/b /success&a=1 /error;jsessionid=1');
  for (const path of led) expect([path, isReturnByForm('POST', path)]).toEqual([path, true]);
  // A redirect to '//success' would leave the site.
  for (const path of ['/pago/', '/login', '//success', '/successes']) expect(isReturnByForm('POST', path)).toBe(false);
});

test('nginx and the Node edge keep the same headers of the API from a browser', () => {
  const hidden = [...conf.matchAll(/proxy_hide_header (\S+);/g)].map(([, name = '']) => name.toLowerCase());
  expect(hidden).toEqual(NOT_OF_AN_API);
});

test('nginx and the Node edge send the same files of a release under the same policy', () => {
  const [, policy = '', source = ''] = /release_policy \{\s*default "(.*)";\s*"~\*(.*)" "";/.exec(conf) ?? [];
  expect(policy).toBe(RELEASED_POLICY);
  for (const file of ['a.js', 'a.mjs', 'a.JS', 'a.js.html', 'ajs', 'a.svg', 'a.json'])
    expect([file, new RegExp(source, 'i').test(file)]).toEqual([file, isScript(file)]);
});

test('nginx and the Node edge set the same headers on every answer', () => {
  const added = [...headers.matchAll(/^add_header (\S+) \$(\w+) always;$/gm)].map(
    ([, name = '', variable = '']) => [name, variable] as const,
  );
  const always = added.filter(([name]) => !(name in OVER_HTTPS));
  expect(always.map(([name]) => name)).toEqual(Object.keys(SECURITY_HEADERS));
  expect(conf).toContain(`https '${OVER_HTTPS['Strict-Transport-Security']}'`);
  for (const [name, variable] of always) {
    const upstream = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`;
    expect(conf).toContain(
      `map ${upstream} $${variable} { '' '${SECURITY_HEADERS[name as keyof typeof SECURITY_HEADERS]}'; }`,
    );
  }
});

test('the script fills in every placeholder of the configuration', () => {
  const places = new Set(
    [...conf.matchAll(/@([A-Z_]+)@/g)].map(([, name = '']) => name).filter((name) => name !== 'NAMES'),
  );
  expect(places.size).toBeGreaterThan(5);
  for (const name of places) expect(run).toContain(`s|@${name}@|`);
});

test('nginx and the Node edge set and clear the cookie of a canary in the same words', () => {
  const words = groupOf({ number: 7, percent: 5 }, { cookies: '', secure: true, draw: () => 4 }).setCookie ?? '';
  const byNginx = /default \\"(rifas_canary=\$canary[^"]*)\\\$canary_secure/.exec(run)?.[1] ?? '';
  expect(
    `${byNginx.replace('$canary', '7').replace('\\$draw', '4').replace('$age', String(COOKIE_AGE_SECONDS))}; Secure`,
  ).toBe(words);
  expect(run).toContain(`age=${COOKIE_AGE_SECONDS}\n`);
  const forgotten = groupOf(undefined, { cookies: `${CANARY_COOKIE}=7-4`, secure: false, draw: () => 4 }).setCookie;
  expect(run).toContain(`forget='${forgotten ?? ''}'`);
});

test('nginx and the Node edge set and clear the cookie of a preview in the same words', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const previews = [{ id, number: 7, until: Infinity }];
  const byNginx = /\\"(rifas_preview=\$\{[^"]*)\\\$canary_secure/.exec(run)?.[1] ?? '';
  expect(byNginx.replace('${one%:*}', id).replace('$age', String(COOKIE_AGE_SECONDS))).toBe(
    enterPreview(previews, previewPath(id), false),
  );
  expect(run).toContain(`leave='${enterPreview(previews, LEAVE_PREVIEW, false) ?? ''}'`);
  expect(run).toContain(`~^${LEAVE_PREVIEW}$`);
  expect(conf).toContain(`location ^~ ${PREVIEW_PREFIX} {`);
  expect(conf).toContain(JSON.stringify(NO_PREVIEW));
  expect(NOT_INDEXED).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test('nginx and the Node edge log the same addresses without tokens, in any spelling', () => {
  const [, lines = ''] = /map \$address \$loggable_address \{([^}]*\}?[^}]*)\n {2}\}/.exec(conf) ?? [];
  const rules = [...lines.matchAll(/^\s*"~(\*?)(.*)" (\S+);$/gm)].map(([, anyCase = '', source = '', to = '']) => ({
    expression: new RegExp(source, anyCase === '' ? '' : 'i'),
    to,
  }));
  expect(rules).toHaveLength(2);
  const byNginx = (path: string): string => {
    const rule = rules.find(({ expression }) => expression.test(path));
    if (!rule) return '/-';
    return rule.to === '$address' ? path : rule.to.replace('$area', rule.expression.exec(path)?.groups?.['area'] ?? '');
  };
  for (const [path, logged] of [
    ['/pago/secreto', '/pago/-'],
    ['/PAGO/secreto', '/PAGO/-'],
    ['//pago//secreto', '/pago/-'],
    ['/reset/secreto/', '/reset/-'],
    ['/__preview/secreto', '/__preview/-'],
    ['/talon/eticket/secreto', '/talon/eticket/-'],
    ['//talon//eticket/secreto', '/talon//eticket/-'],
    [`/${calendarPath('secreto')}`, '/talon/sorteos/-'],
    [`/${validityPagePath('secreto')}`, '/talon/validez/-'],
    ['/talon/mails/baja/secreto', '/talon/mails/-'],
    ['/TALON/Sorteos//secreto/x', '/TALON/Sorteos/-'],
    ['/talon/validate-link', '/talon/validate-link'],
    ['/upload-image/imagenes/secreto.png', '/upload-image/imagenes/-'],
    ['/p%61go/secreto', '/-'],
    ['/./pago/secreto', '/-'],
    ['/api/validate', '/api/validate'],
    ['/dashboard/rifas/', '/dashboard/rifas/'],
    ['/', '/'],
  ] as const) {
    expect([path, loggablePath(path)]).toEqual([path, logged]);
    expect([path, byNginx(path)]).toEqual([path, logged]);
  }
});
