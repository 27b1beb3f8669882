import { expect, test } from '../support/test';

const DEEP_LINKS = ['/', '/login', '/register', '/reset/some.token', '/pago/some.token', '/success', '/error', '/dashboard', '/dashboard/rifas/list', '/dashboard/rifas/transfer/directa', '/nada'];

test('every address is answered with a page under the strict policy, never cached without asking', async ({ request }) => {
  for (const address of DEEP_LINKS) {
    const response = await request.get(address);
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    expect(response.status(), address).toBe(200);
    expect(headers['content-type'], address).toContain('text/html');
    expect(headers['cache-control'], address).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('scripts are precompressed and immutable, and the page names their integrity', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/releases\/[^"]+\.js)" integrity="(sha384-[^"]+)"/g)];
  expect(scripts.length).toBeGreaterThan(4);
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(scripts[0]?.[1] ?? '', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a missing file is missing: no page in its place', async ({ request }) => {
  for (const address of ['/releases/shell/0.0.0/none.js', '/none.js', '/releases/../package.json']) {
    const response = await request.get(address);
    expect(response.status(), address).not.toBe(200);
  }
});

test('the API is on the site’s own origin; what operators watch is not', async ({ request }) => {
  const refused = await request.get('/api/validate');
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ status: 'error' });
  expect((await request.get('/metrics')).headers()['content-type']).toContain('text/html');
});

test('no screen breaks the policy', async ({ page }) => {
  const violations: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`));
  });
  page.on('console', (message) => message.text().startsWith('CSP') && violations.push(message.text()));
  for (const address of ['/login', '/register', '/reset/x', '/success', '/error#type=5']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});
