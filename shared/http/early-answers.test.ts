import { getRaffles, validateLink } from '../contracts';
import { createFakeApi, reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import type { Answer } from './answer';
import { createHttpClient } from './client';
import { dropEarlyAnswers } from './early-answers';

const BASES = { api: '', auth: '', upload: '', geopay: '' };
const answered = (number: string): Answer => ({
  httpStatus: 200,
  body: reply.of(getRaffles, [raffleOf(number)]).body,
});

function setUp(
  fields: Record<string, string> = {},
  answer: Promise<Answer | undefined> = Promise.resolve(answered('00001')),
  name = 'getRaffles',
) {
  globalThis.rifasEarlyAnswers = { [name]: { fields, at: performance.now(), answer } };
  const api = createFakeApi();
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('00002')]));
  const onUnauthorized = jest.fn();
  return { api, onUnauthorized, http: createHttpClient({ bases: BASES, token: () => 'secret', onUnauthorized }) };
}

afterEach(dropEarlyAnswers);

const numberOf = async ({ http }: ReturnType<typeof setUp>) => (await http.call(getRaffles, {}))[0]?.[0]?.number;

test('the early answer of the page is used once, without another request', async () => {
  const site = setUp();
  expect(await numberOf(site)).toBe('00001');
  expect(site.api.requests(getRaffles)).toHaveLength(0);
  expect(await numberOf(site)).toBe('00002');
});

test('a call whose early request failed is made as usual', async () => {
  expect(await numberOf(setUp({}, Promise.resolve(undefined)))).toBe('00002');
});

test('an early answer that is older than twenty seconds is not used', async () => {
  const site = setUp();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_001);
  expect(await numberOf(site)).toBe('00002');
});

test('an early answer to a request with other fields is not used', async () => {
  const { api, http } = setUp({ token: 'one' }, undefined, 'validateLink');
  api.on(validateLink, reply.error(null, { code: 405 }));
  await expect(http.call(validateLink, { token: 'another' })).rejects.toMatchObject({ code: 'rejected' });
  expect(api.requests(validateLink)).toHaveLength(1);
});

test.each([401, 403, 419])(
  'an early answer that was refused with %d keeps the session, and the call is made as usual',
  async (httpStatus) => {
    const site = setUp({}, Promise.resolve({ httpStatus, body: { status: 'error' } }));
    expect(await numberOf(site)).toBe('00002');
    expect(site.onUnauthorized).not.toHaveBeenCalled();
  },
);

test('an early answer for one session is not used in the next one', async () => {
  const site = setUp();
  dropEarlyAnswers();
  expect(await numberOf(site)).toBe('00002');
});
