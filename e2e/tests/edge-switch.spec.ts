import { currentNumber, expect, expectEdge, pointTo, send, test } from '../support/edge';

// The rules of every edge when the pointer of the deployment changes.
test.beforeEach(expectEdge);

test('a switch and a rollback need no restart, and every request gets one whole composition', async () => {
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
    // Old workers of nginx finish their requests, and accept new ones until they learn of the change.
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
