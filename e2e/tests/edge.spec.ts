import { expect, expectEdge, SECURITY, send, test } from '../support/edge';
import { watchPolicy } from '../support/test';

// The rules of every edge: these tests run against the Node edge and against nginx.
const PUBLIC_LINKS = ['/login', '/register', '/reset/some.token', '/pago/some.token', '/success', '/error'];
const DEEP_LINKS = [
  '/',
  ...PUBLIC_LINKS,
  '/dashboard',
  '/dashboard/rifas/list',
  '/dashboard/rifas/transfer/directa',
  '/nada',
];
const MISSING_RELEASES = ['/releases/shell/0.0.0/none.js', '/releases/shell', '/releases/shell/', '/releases/.x/a.js'];
const MISSING = [
  ...MISSING_RELEASES,
  '/none.js',
  '/static/none.CSS',
  '/index.html',
  '/composition.json',
  '/nginx.conf',
  '/pages/login.html',
];

test.beforeEach(expectEdge);

test('every address returns its page with the strict policy, and browsers revalidate it each time', async ({
  request,
}) => {
  for (const address of DEEP_LINKS) {
    const response = await request.get(address);
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    expect(response.status(), address).toBe(200);
    expect(headers, address).toMatchObject({ ...SECURITY, 'content-type': 'text/html; charset=utf-8' });
    expect(headers, address).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('an address has its own page, also with a slash at the end', async () => {
  const titleOf = async (path: string) => /<title>(.*?)<\/title>/.exec((await send(path)).body)?.[1];
  const login = await titleOf('/login');
  expect(login).not.toBe(await titleOf('/nada'));
  expect(await titleOf('/login/?desde=x.js')).toBe(login);
  expect(await titleOf('/loginx')).toBe(await titleOf('/nada'));
  expect(await titleOf('/pago/un%2Ftoken.js')).toBe(await titleOf('/pago/token'));
  expect(await titleOf('/dashboard/rifas/transfer/a/b')).toBe(await titleOf('/dashboard/rifas/transfer'));
  // Two slashes are not one: in such an address the shell's router also sees no address of the edge or of the API.
  for (const path of ['//login', '//healthz', '//api/validate'])
    expect(await titleOf(path)).toBe(await titleOf('/nada'));
  // The form of a request to a proxy.
  expect(await titleOf('http://site.example/login')).toBe(login);
  expect((await send('http://site.example/healthz')).body).toMatch(/^composition /);
});

test('large cookies of other applications on the domain do not stop a visitor', async () => {
  const cookie = `other=${'x'.repeat(12_000)}`;
  expect((await send('/login', { headers: { cookie } })).status).toBe(200);
});

test('a page is revalidated, and sent again only after a change', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await send('/login', { headers: { 'accept-encoding': encoding } });
    const headers = { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' };
    const second = await send('/login', { headers });
    expect(second.status, encoding).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers['cache-control']).toBe('no-cache');
    expect((await send('/login', { headers: { ...headers, 'if-none-match': '"another"' } })).status).toBe(200);
  }
  // A later date alone does not tell which page a browser has.
  const dated = await send('/login', { headers: { 'if-modified-since': new Date().toUTCString() } });
  expect(dated.status).toBe(200);
  const head = await send('/login', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toBe('');
});

test('scripts are precompressed and immutable, and the page has their integrity', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/releases\/[^"]+\.js)" integrity="(sha256-[^"]+)"/g)];
  expect(scripts.length).toBeGreaterThan(4);
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await send(scripts[0]?.[1] ?? '', { headers: { 'accept-encoding': accepted } });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers).toMatchObject({
      ...SECURITY,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  }
});

test('a page or a drawing among the files of a release cannot run scripts on the site’s origin', async () => {
  const [folder = ''] = /\/releases\/shell\/[^/"]+\//.exec((await send('/login')).body) ?? [];
  const { status, headers } = await send(`${folder}public/manual.html`);
  expect([status, headers['content-security-policy']]).toEqual([200, "script-src 'none'; form-action 'none'"]);
});

test('the files of the shell’s public folder are at the root, and /favicon.ico leads to the icon', async () => {
  const icon = await send('/favicon.svg');
  expect(icon.status).toBe(200);
  expect(icon.headers).toMatchObject({ ...SECURITY, 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  const font = await send('/fonts/figtree-latin.woff2');
  expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  expect((await send('/manual.html')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'none'; form-action 'none'",
  });
  const moved = await send('/favicon.ico');
  expect([moved.status, moved.headers.location]).toEqual([301, '/favicon.svg']);
});

test('a missing file returns an uncached 404 and no page', async () => {
  for (const address of MISSING) {
    const { status, headers, body } = await send(address);
    expect(status, address).toBe(404);
    expect(headers, address).toMatchObject({ ...SECURITY, 'cache-control': 'no-store' });
    expect(body, address).not.toContain('<');
  }
});

test('a person who opens the address of a missing file gets a page', async () => {
  for (const address of ['/none.js', '/success.php', '/success;jsessionid=1.node0']) {
    const { status, body } = await send(address, { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([address, status, body.startsWith('<!doctype html>')]).toEqual([address, 200, true]);
  }
  expect((await send('/a/text/html.js', { headers: { accept: '*/*' } })).status).toBe(404);
});

test('no address leads out of the site’s folders', async () => {
  const up = ['/..', '/%2e%2e', '/..%2f', '/%2e%2e%2f', '/.%2e', '/..\\', '/%5c..%5c', '//..'];
  const wanted = ['/composition.json', '/nginx.conf', '/current', '/package.json', '/etc/passwd'];
  const paths = ['', '/releases', '/releases/shell', '/static'].flatMap((start) =>
    up
      .flatMap((one) => [one, one.repeat(2), one.repeat(6)])
      .flatMap((step) => wanted.map((target) => `${start}${step}${target}`)),
  );
  const wrong: string[] = [];
  for (const path of paths) {
    const { status, headers, body } = await send(path);
    const isPage = status === 200 && body.startsWith('<!doctype html>') && headers['cache-control'] === 'no-cache';
    const isRefused = status >= 400 && body.length < 300 && !headers['cache-control']?.includes('max-age');
    if (!isPage && !isRefused) wrong.push(`${path} ${status} ${body.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
});

test('addresses outside the API are read-only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    for (const path of ['/login', '/favicon.svg', '/favicon.ico', '/healthz', '/releases/shell/x.js']) {
      const { status, body, headers } = await send(path, { method });
      expect(status, `${method} ${path}`).toBe(405);
      expect(JSON.parse(body)).toEqual({ status: 'error', data: null, message: 'Esta dirección solo se puede leer.' });
      expect(headers).toMatchObject(SECURITY);
      expect(headers['content-type'], path).toContain('application/json');
    }
  }
});

test('a form post of the gateway to a result page leads the browser to that page, with its fragment', async ({
  page,
}) => {
  for (const path of [
    '/success',
    '/success/?orden=7',
    '/SUCCESS',
    '/error',
    '/success;jsessionid=1.node0',
    '/success&a=1',
  ]) {
    const { status, headers } = await send(path, { method: 'POST', body: 'orden=7' });
    expect([path, status, headers.location]).toEqual([path, 303, path]);
    expect(headers).toMatchObject(SECURITY);
  }
  for (const path of ['/successes', '/x/success', '/dashboard'])
    expect((await send(path, { method: 'POST', body: 'orden=7' })).status, path).toBe(405);
  await page.goto('/login');
  await page.evaluate(() => {
    document.body.innerHTML = '<form method="post" action="/error#type=5"><input name="orden" value="7"></form>';
    document.forms[0]?.submit();
  });
  await expect(page.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#type=5');
});

test('no public screen breaks the policy', async ({ page }) => {
  await watchPolicy(page);
  for (const address of ['/login', '/register', '/reset/x', '/success', '/error#type=5']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a person whose browser sends more cookies than an edge reads is told what to do, in Spanish', async () => {
  const { status, headers, body } = await send('/login', { headers: { cookie: `other=${'x'.repeat(17_000)}` } });
  expect(status).toBe(431);
  expect(headers).toMatchObject({ ...SECURITY, 'content-type': 'text/plain; charset=utf-8' });
  expect(body).toContain('Borrá las cookies de este sitio y abrí la página de nuevo.');
});
