import { act, renderHook } from '@testing-library/react';
import { cancelLink, getMyLinks, getNews, getRaffles, getSoldTicket, type AnyContract } from '../contracts';
import { AppError } from '../http';
import { rememberedOnDevice, useSession } from '../session';
import { forgetOfferedCalls, noteOffered, useOfferedCalls } from './offered-calls';

const REFUSED = new AppError('http', 'no such call', { httpStatus: 404 });
const PAGE = new AppError('contract', 'The answer is no envelope', { httpStatus: 200 });
const offered = () => renderHook(() => useOfferedCalls()).result;
const answer = (contract: AnyContract) => act(() => noteOffered(contract, Promise.resolve(7)));
const fail = (contract: AnyContract, error: unknown) =>
  act(() => expect(noteOffered(contract, Promise.reject(error as Error))).rejects.toBe(error));

beforeEach(() => {
  forgetOfferedCalls();
  localStorage.clear();
});

test('An optional call that was answered is known, and kept on the device until a logout.', async () => {
  const calls = offered();
  expect(calls.current[getMyLinks.name]).toBeUndefined();
  await answer(getMyLinks);
  expect(calls.current[getMyLinks.name]).toBe(true);
  expect(rememberedOnDevice('llamadas')).toEqual(['getMyLinks']);
  // Whoever says nothing new of the session, logs in, or has the token renewed.
  for (const token of [undefined, 't', 'renewed']) {
    act(() => useSession.setState({ token }));
    expect(calls.current[getMyLinks.name]).toBe(true);
  }
  act(() => useSession.setState({ token: undefined }));
  expect(calls.current[getMyLinks.name]).toBeUndefined();
});

test('A call that the API refuses as unknown is known to be missing, and the device forgets that it was there.', async () => {
  const calls = offered();
  await answer(getMyLinks);
  await fail(getMyLinks, REFUSED);
  expect(calls.current[getMyLinks.name]).toBe(false);
  expect(rememberedOnDevice('llamadas')).toEqual([]);
});

test.each([401, 403, 404, 405, 501])(
  'HTTP %d says that a call is missing, even where it was there before.',
  async (httpStatus) => {
    const calls = offered();
    await answer(getMyLinks);
    const code = httpStatus < 404 ? 'unauthorized' : 'http';
    await fail(getMyLinks, new AppError(code, `HTTP ${httpStatus}`, { httpStatus }));
    expect(calls.current[getMyLinks.name]).toBe(false);
  },
);

test.each([new AppError('network', 'down'), new AppError('http', 'broken', { httpStatus: 500 }), new Error('defect')])(
  'A failure that says nothing of the call (%p) leaves it unknown.',
  async (error) => {
    const calls = offered();
    await fail(getMyLinks, error);
    expect(calls.current).toEqual({});
  },
);

test.each([
  ['in its envelope', new AppError('rejected', 'Ruta no encontrada', { httpStatus: 200 })],
  ['with a page', PAGE],
  ['with a refusal of another kind', new AppError('http', 'HTTP 400', { httpStatus: 400 })],
])('A list that the API answers %s is not there, unless it has answered before.', async (_how, error) => {
  const calls = offered();
  await fail(getNews, error);
  expect(calls.current[getNews.name]).toBe(false);
  await answer(getMyLinks);
  await fail(getMyLinks, error);
  expect(calls.current[getMyLinks.name]).toBe(true);
});

test('A write, or a question about one thing, that is refused is there all the same.', async () => {
  const calls = offered();
  for (const contract of [cancelLink, getSoldTicket])
    await fail(contract, new AppError('rejected', 'Ya se pagó', { httpStatus: 200 }));
  expect(calls.current).toEqual({});
});

test('An envelope that is odd inside says nothing of its call, nor does a page of a write.', async () => {
  const calls = offered();
  await fail(getMyLinks, new AppError('contract', 'odd', { path: 'data' }));
  await fail(cancelLink, PAGE);
  expect(calls.current).toEqual({});
});

test('Calls that every API has are not noted.', async () => {
  const calls = offered();
  await answer(getRaffles);
  await fail(getRaffles, REFUSED);
  expect(calls.current).toEqual({});
});
