import { getRaffles, getSoldTicket } from '../contracts';
import { AppError, type AppErrorCode } from '../http';
import { readLowestPrice, useSession } from '../session';
import { raffleOf, ticketOf } from '../testing/samples';
import { queryClient, queryKey } from './query-client';

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
});

/** Reads a list whose call always fails this way; returns how often it was called. */
async function timesAsked(error: unknown): Promise<number> {
  const call = jest.fn(() => Promise.reject(error as Error));
  const read = queryClient.fetchQuery({ queryKey: ['list'], queryFn: call, retry: queryOptions().retry ?? false });
  const failed = expect(read).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  return call.mock.calls.length;
}
const queryOptions = () => queryClient.getDefaultOptions().queries ?? {};

test('A reading call that found no network is made once more, and not a third time.', async () => {
  expect(await timesAsked(new AppError('network', 'offline'))).toBe(2);
});

test.each<AppErrorCode>(['timeout', 'unauthorized', 'rate-limited', 'rejected', 'http', 'contract', 'aborted'])(
  'A reading call that failed with %s is not made again: an answer, even a bad one, is an answer.',
  async (code) => {
    expect(await timesAsked(new AppError(code, 'no'))).toBe(1);
  },
);

test('A defect of the site is not tried again either.', async () => {
  expect(await timesAsked(new TypeError('undefined is not a function'))).toBe(1);
});

test('The second try comes after half a second.', () => {
  expect(queryOptions().retryDelay).toBe(500);
});

test('Calls are cached under what they tell of, their name and their fields.', () => {
  expect(queryKey(getRaffles)).toEqual(['raffles', 'getRaffles']);
  // As useApiQuery(getRaffles, {}) asks, so that what a page puts there is what it sees.
  expect(queryKey(getRaffles, {})).toEqual(queryKey(getRaffles));
  expect(queryKey(getSoldTicket, { ticketId: 7 })).toEqual(['other', 'getSoldTicket', { ticketId: 7 }]);
  expect(queryKey({ ...getRaffles, resource: undefined } as never)).toEqual(['other', 'getRaffles']);
});

test('Whoever reads the raffles, the lowest price that can be sold is remembered.', async () => {
  const read = (key: readonly unknown[], raffles: unknown) =>
    queryClient.fetchQuery({ queryKey: key, queryFn: () => Promise.resolve(raffles) });
  await read(queryKey(getRaffles), [[ticketOf({ price: 12.5 })]]);
  expect(readLowestPrice()).toBe(1250);
  await read(['deposits', 'getDeposits'], [[ticketOf({ price: 5 })]]);
  expect(readLowestPrice()).toBe(1250);
});

test('What one seller saw is gone when their session ends, and stays while only the token is replaced.', async () => {
  await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.resolve([raffleOf('1')]) });
  // Without one, as on the pay page, then after a login.
  for (const token of [undefined, 'first', 'second']) {
    useSession.setState({ token });
    expect(queryClient.getQueryData(['list'])).toBeDefined();
  }
  useSession.setState({ token: undefined });
  expect(queryClient.getQueryData(['list'])).toBeUndefined();
});
