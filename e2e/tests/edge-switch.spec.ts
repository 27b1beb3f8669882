import { currentNumber, expect, expectEdge, pointTo, send, test } from '../support/edge';

// What holds for every edge when the deployment's pointer moves.
test.beforeEach(expectEdge);

test('a composition takes over without a restart, whole, and no request is lost; so does a rollback', async () => {
  const served = currentNumber();
  const seen: { status: number; other: boolean; policy: boolean }[] = [];
  const ask = async () => {
    const { status, headers, body } = await send('/nada');
    const policy = String(headers['content-security-policy']).includes('https://otra.example');
    const answer = { status, other: body.includes('<title>Otra composición'), policy };
    seen.push(answer);
    return answer.other;
  };
  const before = await send('/nada');
  const again = async () => (await send('/nada', { headers: { 'if-none-match': before.headers.etag ?? '' } })).status;
  expect(await again()).toBe(304);

  let visiting = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (visiting) await ask();
  });
  try {
    pointTo(served - 1);
    await expect.poll(ask).toBe(true);
    // nginx's old workers end what they have begun, and take what comes until they know.
    await expect.poll(again).toBe(200);
    await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served - 1}\n`);
  } finally {
    pointTo(served);
  }
  await expect.poll(ask).toBe(false);
  await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served}\n`);
  visiting = false;
  await Promise.all(visitors);
  expect(seen.filter(({ status, other, policy }) => status !== 200 || other !== policy)).toEqual([]);
});
