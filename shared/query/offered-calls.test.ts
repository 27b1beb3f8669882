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

beforeEach(() => forgetOfferedCalls());

test('An optional call that was answered is remembered on the device until a logout.', async () => {
  const calls = offered();
  expect(calls.current[getMyLinks.name]).toBeUndefined();
  await answer(getMyLinks);
  expect(calls.current[getMyLinks.name]).toBe(true);
  expect(rememberedOnDevice('llamadas')).toEqual(['getMyLinks']);
  // An unchanged session, a login and a renewed token keep the memory.
  for (const token of [undefined, 't', 'renewed']) {
    act(() => useSession.setState({ token }));
    expect(calls.current[getMyLinks.name]).toBe(true);
  }
  act(() => useSession.setState({ token: undefined }));
  expect(calls.current[getMyLinks.name]).toBeUndefined();
});

test('An optional call that the API refuses as unknown counts as missing, and the device forgets it.', async () => {
  const calls = offered();
  await answer(getMyLinks);
  await fail(getMyLinks, REFUSED);
  expect(calls.current[getMyLinks.name]).toBe(false);
  expect(rememberedOnDevice('llamadas')).toEqual([]);
});

test.each([401, 403, 404, 405, 501])(
  'HTTP %d means that an optional call is missing, even where it was answered before.',
  async (httpStatus) => {
    const calls = offered();
    await answer(getMyLinks);
    const code = httpStatus < 404 ? 'unauthorized' : 'http';
    await fail(getMyLinks, new AppError(code, `HTTP ${httpStatus}`, { httpStatus }));
    expect(calls.current[getMyLinks.name]).toBe(false);
  },
);

test.each([new AppError('network', 'down'), new AppError('http', 'broken', { httpStatus: 500 }), new Error('defect')])(
  'A failure without information about the optional call (%p) leaves the call unknown.',
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
])(
  'An optional list that the API answers %s is missing, unless the API has answered it before.',
  async (_how, error) => {
    const calls = offered();
    await fail(getNews, error);
    expect(calls.current[getNews.name]).toBe(false);
    await answer(getMyLinks);
    await fail(getMyLinks, error);
    expect(calls.current[getMyLinks.name]).toBe(true);
  },
);

test('An optional write, or a request for one entry, does not count as missing when it is refused.', async () => {
  const calls = offered();
  for (const contract of [cancelLink, getSoldTicket])
    await fail(contract, new AppError('rejected', 'Ya se pagó', { httpStatus: 200 }));
  expect(calls.current).toEqual({});
});

test.each([
  [403, 'unauthorized'],
  [404, 'rejected'],
] as const)(
  'HTTP %d with a reason for people does not hide the feature for other links and tickets.',
  async (httpStatus, code) => {
    const calls = offered();
    const refused = new AppError(code, 'refused', { httpStatus, serverMessage: 'Ese link ya no existe' });
    for (const contract of [cancelLink, getSoldTicket, getMyLinks]) await fail(contract, refused);
    // A list of the seller's own has nothing that could be missing but the call.
    expect(calls.current).toEqual({ [getMyLinks.name]: false });
  },
);

test.each([401, 405, 501])(
  'HTTP %d in words for people hides a missing feature: it never speaks of one link.',
  async (httpStatus) => {
    const calls = offered();
    await fail(cancelLink, new AppError('rejected', 'refused', { httpStatus, serverMessage: 'Método no permitido' }));
    expect(calls.current).toEqual({ [cancelLink.name]: false });
  },
);

test('An envelope that breaks the contract says nothing about its call, nor does a page in answer to a write.', async () => {
  const calls = offered();
  await fail(getMyLinks, new AppError('contract', 'odd', { path: 'data' }));
  await fail(cancelLink, PAGE);
  expect(calls.current).toEqual({});
});

test('A call that every API has is not remembered.', async () => {
  const calls = offered();
  await answer(getRaffles);
  await fail(getRaffles, REFUSED);
  expect(calls.current).toEqual({});
});
