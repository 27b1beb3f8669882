import { getDetailedRaffles, getRaffles, getSoldTicket } from '../contracts';
import { AppError, type AppErrorCode } from '../http';
import { readLowestPrice, useSession } from '../session';
import { raffleOf, ticketOf } from '../testing/samples';
import { queryClient, queryKey } from './query-client';

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
});

/** Reads a list whose call always fails with this error; returns the number of calls. */
async function timesAsked(error: unknown): Promise<number> {
  const call = jest.fn(() => Promise.reject(error as Error));
  const read = queryClient.fetchQuery({ queryKey: ['list'], queryFn: call, retry: queryOptions().retry ?? false });
  const failed = expect(read).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  return call.mock.calls.length;
}
const queryOptions = () => queryClient.getDefaultOptions().queries ?? {};

test.each<[AppErrorCode | undefined, number]>([
  ['network', 2],
  ['timeout', 1],
  ['unauthorized', 1],
  ['rate-limited', 1],
  ['rejected', 1],
  ['http', 1],
  ['contract', 1],
  ['aborted', 1],
  // A defect of the site.
  [undefined, 1],
])('A read that failed with %s is sent %d times.', async (code, times) => {
  expect(await timesAsked(code ? new AppError(code, 'no') : new TypeError('undefined is not a function'))).toBe(times);
});

test('The retry of a read waits half a second.', () => {
  expect(queryOptions().retryDelay).toBe(500);
});

test('A call is cached under its resource, its name and its fields.', () => {
  expect(queryKey(getRaffles)).toEqual(['raffles', 'getRaffles']);
  // The key of useApiQuery(getRaffles, {}), so that a page reads the data that it wrote.
  expect(queryKey(getRaffles, {})).toEqual(queryKey(getRaffles));
  expect(queryKey(getSoldTicket, { ticketId: 7 })).toEqual(['other', 'getSoldTicket', { ticketId: 7 }]);
  expect(queryKey({ ...getRaffles, resource: undefined } as never)).toEqual(['other', 'getRaffles']);
});

test('What a team’s own call about raffles returns changes no price, and is no error.', async () => {
  for (const [index, list] of [getRaffles, getDetailedRaffles].entries()) {
    queryClient.setQueryData(queryKey(list), [[ticketOf({ price: 7 + index })]]);
    expect(readLowestPrice()).toBe(700 + index * 100);
  }
  for (const data of [{ sold: 3 }, []]) {
    const call = { ...getRaffles, name: `of a team: ${JSON.stringify(data)}` };
    const read = queryClient.fetchQuery({ queryKey: queryKey(call), queryFn: () => Promise.resolve(data) });
    await expect(read).resolves.toBe(data);
  }
  expect(readLowestPrice()).toBe(800);
});

test('Each read of the raffles stores the lowest price that can be sold.', async () => {
  const read = (key: readonly unknown[], raffles: unknown) =>
    queryClient.fetchQuery({ queryKey: key, queryFn: () => Promise.resolve(raffles) });
  await read(queryKey(getRaffles), [[ticketOf({ price: 12.5 })]]);
  expect(readLowestPrice()).toBe(1250);
  await read(['deposits', 'getDeposits'], [[ticketOf({ price: 5 })]]);
  expect(readLowestPrice()).toBe(1250);
});

test('The cached data of a seller is removed when the session ends, and stays when the token is replaced.', async () => {
  await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.resolve([raffleOf('1')]) });
  // No token as on the pay page, then a login, then a new token.
  for (const token of [undefined, 'first', 'second']) {
    useSession.setState({ token });
    expect(queryClient.getQueryData(['list'])).toBeDefined();
  }
  useSession.setState({ token: undefined });
  expect(queryClient.getQueryData(['list'])).toBeUndefined();
});
