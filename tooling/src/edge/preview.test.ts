import type { FastifyInstance } from 'fastify';
import { siteOfFiles } from './edge.testing';

const id = '0123456789abcdef0123456789abcdef';
const cookie = `rifas_preview=${id}`;
const FORGET = 'rifas_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
let point: (...lines: readonly string[]) => void;
let edge: FastifyInstance;

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

beforeEach(async () => {
  const site = siteOfFiles();
  for (const number of [2, 3]) site.compose(number);
  ({ point } = site);
  edge = await site.open();
});

async function get(url: string, own?: string) {
  const answer = await edge.inject({ url, headers: own === undefined ? {} : { cookie: own } });
  const {
    'content-security-policy': policy,
    'x-robots-tag': robots,
    'set-cookie': set,
    vary,
    location,
  } = answer.headers;
  return { status: answer.statusCode, body: answer.body, policy, robots, set, vary, location };
}

test('the address of a preview leads to its pages, and all other visitors keep the served composition', async () => {
  point(`preview ${id} 2 ${inSeconds(60)}`);
  expect(await get(`/__preview/${id}`)).toMatchObject({
    status: 303,
    location: '/',
    robots: 'noindex',
    set: `${cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  });
  expect(await get('/a', cookie)).toMatchObject({
    body: 'page of 2',
    policy: 'policy of 2',
    robots: 'noindex',
    set: undefined,
  });
  expect((await get('/icon.svg', cookie)).body).toBe('icon of 2');
  expect(await get('/a')).toMatchObject({ body: 'page of 1', robots: undefined, vary: 'Accept-Encoding, Cookie' });
  expect(await get('/__preview/salir', cookie)).toMatchObject({ status: 303, location: '/', set: FORGET });
  expect(await get(`/__preview/${id}0`)).toMatchObject({ status: 404, set: undefined });
});

test('a preview takes precedence over the canary, and its visitors draw no group', async () => {
  point('canary 3 99', `preview ${id} 2 ${inSeconds(60)}`);
  expect(await get('/a', `${cookie}; rifas_canary=3-1`)).toMatchObject({ body: 'page of 2', set: undefined });
  expect((await get('/a', 'rifas_canary=3-1')).body).toBe('page of 3');
  expect([(await get('/healthz', cookie)).body, (await get('/healthz')).body]).toEqual([
    'composition 2\n',
    'composition 1\ncanary 3\n',
  ]);
});

test('a preview ends at its time, and the browser forgets it', async () => {
  const until = inSeconds(60);
  point(`preview ${id} 2 ${until}`);
  expect((await get('/a', cookie)).body).toBe('page of 2');
  jest.spyOn(Date, 'now').mockReturnValue(until * 1000);
  expect(await get('/a', cookie)).toMatchObject({ body: 'page of 1', set: FORGET, vary: 'Accept-Encoding' });
  expect((await get(`/__preview/${id}`)).status).toBe(404);
});

test('an unreadable preview leaves visitors with what they had', async () => {
  point('canary 3 99', `preview ${id} 9 ${inSeconds(60)}`);
  expect((await get('/a', `${cookie}; rifas_canary=3-1`)).body).toBe('page of 3');
});
