import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getExtraCosts, getRaffles, saveComment, validateLink } from '../contracts';
import { createHttpClient } from '../http';
import { HostProvider, type Host } from '../remote';
import { demoDeployment } from '../testing/demo-deployment';
import { createFakeApi, reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import { useOddities } from './oddities';
import { queryClient, queryKey } from './query-client';
import { invalidate, refreshAfter, useApiMutation, useApiQuery, type ApiMutationOptions } from './use-api';

const whileLoading = jest.fn(<Result,>(work: Promise<Result>) => work);

/** A host whose calls really travel; only `fetch` is a stand-in. */
function setUp() {
  const deployment = demoDeployment();
  const host = {
    http: createHttpClient({ bases: deployment.bases, token: () => 't' }),
    whileLoading,
  } as unknown as Host;
  const wrapper = ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>;
  return { api: createFakeApi(), wrapper };
}

beforeEach(() => {
  queryClient.clear();
  whileLoading.mockClear();
});

test('Data is read once for everybody, under the name of its call, and selected for the one who asks.', async () => {
  const { api, wrapper } = setUp();
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('1'), raffleOf('2')]));
  const { result } = renderHook(() => useApiQuery(getRaffles, {}, { select: (raffles) => raffles.length }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.data).toBe(2));
  expect(queryClient.getQueryData(queryKey(getRaffles))).toHaveLength(2);
  expect(api.requests(getRaffles)).toHaveLength(1);
});

test('A call with fields is kept for these fields.', async () => {
  const { api, wrapper } = setUp();
  api.on(validateLink, reply.error(null, { code: 405 }));
  const { result } = renderHook(() => useApiQuery(validateLink, { token: 'one' }), { wrapper });
  await waitFor(() => expect(result.current.error?.code).toBe('rejected'));
  expect(queryClient.getQueryState(queryKey(validateLink, { token: 'one' }))?.status).toBe('error');
});

test('What could not be read of the last answer is remembered for the page, until a good answer.', async () => {
  const { api, wrapper } = setUp();
  api.on(getRaffles, reply.success([[{ id: 1 }]]));
  const { result } = renderHook(
    () => ({ query: useApiQuery(getRaffles, {}), odd: useOddities(getRaffles), other: useOddities(validateLink) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.odd).toHaveLength(1));
  expect(result.current.other).toEqual([]);
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('1')]));
  await act(() => invalidate(getRaffles));
  await waitFor(() => expect(result.current.odd).toEqual([]));
});

test('A call that is no longer wanted is given up.', async () => {
  const { api, wrapper } = setUp();
  api.hold(getRaffles);
  const { unmount } = renderHook(() => useApiQuery(getRaffles, {}), { wrapper });
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  unmount();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

describe('A write', () => {
  type Options = ApiMutationOptions<unknown>;
  const write = async (answer: ReturnType<typeof reply.success>, options?: Options) => {
    const { api, wrapper } = setUp();
    api.on(saveComment, answer);
    queryClient.setQueryData(queryKey(getRaffles), []);
    queryClient.setQueryData(queryKey(getExtraCosts), []);
    const { result } = renderHook(() => useApiMutation(saveComment, options as never), { wrapper });
    await act(() => result.current.mutateAsync({ number: '1', comment: 'hola' }).catch(() => undefined));
    return {
      api,
      isOld: (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated,
    };
  };
  const RAFFLES = queryKey(getRaffles);
  const COSTS = queryKey(getExtraCosts);

  test('shows the indicator while it is on its way, and makes old what its contract says that it changes.', async () => {
    const onSuccess = jest.fn();
    const { api, isOld } = await write(reply.success(), { onSuccess });
    expect(api.requests(saveComment)).toHaveLength(1);
    expect(whileLoading).toHaveBeenCalledTimes(1);
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([true, false]);
    expect(queryClient.getMutationCache().getAll().at(-1)?.options.mutationKey).toEqual(['saveComment']);
  });

  test('can leave the lists as they are until its result has been shown.', async () => {
    const { isOld } = await write(reply.success(), { refresh: 'later' });
    expect(isOld(RAFFLES)).toBe(false);
    await refreshAfter(saveComment);
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([true, false]);
  });

  test('can make further calls old.', async () => {
    const { isOld } = await write(reply.success(), { refresh: 'later', invalidates: [getExtraCosts] });
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([false, true]);
  });

  test('that fails tells its error, and makes nothing old.', async () => {
    const onError = jest.fn();
    const { isOld } = await write(reply.error('No'), { onError });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'rejected', serverText: 'No' }));
    expect(isOld(RAFFLES)).toBe(false);
  });

  test('needs nobody to listen.', async () => {
    await expect(write(reply.error('No'))).resolves.toBeDefined();
    await refreshAfter({ ...saveComment, changes: undefined } as never);
  });
});
