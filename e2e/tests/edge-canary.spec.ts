import { availableParallelism } from 'node:os';
import { currentNumber, expect, expectEdge, nginxWorkers, pointTo, send, test } from '../support/edge';

// The rules of every edge while some visitors get another composition.
test.beforeEach(expectEdge);

/** The composition before the current one, with another title and another policy. */
const canaryOf = (served: number): number => served - 1;
const share = (served: number, percent: number): void =>
  pointTo(`${served}\nstate ${served}\ncanary ${canaryOf(served)} ${percent}\n`);

async function visit(cookie?: string) {
  const { status, headers, body } = await send('/nada', { headers: cookie === undefined ? {} : { cookie } });
  return {
    status,
    isCanary: body.includes('<title>Otra composición'),
    hasCanaryPolicy: String(headers['content-security-policy']).includes('https://otra.example'),
    setCookie: headers['set-cookie']?.[0],
    vary: String(headers.vary),
  };
}

/** Waits until no worker that nginx is about to end answers: such a worker may take any of the connections. */
async function untilShared(shared: boolean): Promise<void> {
  const varies = async () => (await Promise.all(Array.from({ length: 25 }, () => visit()))).map(({ vary }) => vary);
  await expect.poll(async () => (await varies()).every((vary) => vary.includes('Cookie') === shared)).toBe(true);
  // The new workers answer, so only the old ones have to end.
  await expect.poll(() => [0, availableParallelism()].includes(nginxWorkers())).toBe(true);
}

// A worker may still have the state that the previous test left.
test.beforeEach(() => untilShared(false));

test('a visitor is assigned to a group once, keeps it while the canary grows, and loses it afterwards', async () => {
  const served = currentNumber();
  const own = (draw: number) => `other=1; rifas_canary=${canaryOf(served)}-${draw}`;
  const groups = async (...draws: readonly number[]) =>
    Promise.all(draws.map(async (draw) => (await visit(own(draw))).isCanary));
  try {
    share(served, 5);
    await untilShared(true);
    expect(await groups(0, 4, 5, 99)).toEqual([true, true, false, false]);
    expect((await visit()).setCookie).toMatch(
      new RegExp(`^rifas_canary=${canaryOf(served)}-\\d{1,2}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
    );
    expect((await visit()).vary).toContain('Cookie');
    // Open tabs ask here whether their composition is still served.
    expect((await send('/healthz')).body).toBe(`composition ${served}\ncanary ${canaryOf(served)}\n`);
    expect((await visit(own(4))).setCookie).toBeUndefined();
    // A cookie of another canary or with an invalid value: the visitor is assigned again.
    for (const strange of [`rifas_canary=${served + 9}-3`, `rifas_canary=${canaryOf(served)}-100`, 'rifas_canary=x'])
      expect((await visit(strange)).setCookie).toContain(`rifas_canary=${canaryOf(served)}-`);

    share(served, 50);
    await expect.poll(() => groups(0, 4, 5, 49, 50, 99)).toEqual([true, true, true, true, false, false]);
  } finally {
    pointTo(served);
  }
  await untilShared(false);
  expect(await groups(0, 4, 49)).toEqual([false, false, false]);
  expect((await visit(own(4))).setCookie).toBe('rifas_canary=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect((await visit()).setCookie).toBeUndefined();
  expect((await send('/healthz')).body).toBe(`composition ${served}\n`);
});

test('the intended share of visitors gets the canary, page and policy always match, and no request fails', async () => {
  const served = currentNumber();
  const seen: Awaited<ReturnType<typeof visit>>[] = [];
  let visiting = true;
  const visitors = Array.from({ length: 3 }, async () => {
    while (visiting) seen.push(await visit());
  });
  try {
    share(served, 30);
    await untilShared(true);
    const drawn = await Promise.all(Array.from({ length: 400 }, () => visit()));
    // Five standard deviations: the test fails by chance once in two million runs.
    expect(Math.abs(drawn.filter(({ isCanary }) => isCanary).length - 120)).toBeLessThan(46);
    seen.push(...drawn);
  } finally {
    pointTo(served);
    visiting = false;
  }
  await Promise.all(visitors);
  expect(
    seen.filter(({ status, isCanary, hasCanaryPolicy }) => status !== 200 || isCanary !== hasCanaryPolicy),
  ).toEqual([]);
  await expect.poll(async () => (await visit()).vary).not.toContain('Cookie');
});

test('a browser stays in its group on every page', async ({ page }) => {
  const served = currentNumber();
  try {
    share(served, 50);
    await untilShared(true);
    // The policy of the answer is compared, because some pages have their own title, and a started page changes the
    // title of the tab.
    const isCanary = async (address: string) =>
      (await page.goto(address))?.headers()['content-security-policy']?.includes('https://otra.example');
    const first = await isCanary('/login');
    for (const address of ['/login', '/error', '/login']) expect(await isCanary(address)).toBe(first);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'rifas_canary');
    expect(Number(cookie?.value.split('-')[1]) < 50).toBe(first);
  } finally {
    pointTo(served);
  }
});

test('a canary whose composition is missing gets no visitors', async () => {
  const served = currentNumber();
  try {
    pointTo(`${served}\nstate ${served}\ncanary 9999 99\n`);
    await expect.poll(async () => (await visit('rifas_canary=9999-1')).status).toBe(200);
    expect(await visit('rifas_canary=9999-1')).toMatchObject({ status: 200, isCanary: false });
  } finally {
    pointTo(served);
  }
});
