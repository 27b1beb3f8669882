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

/** A host with a real HTTP client; only `fetch` is replaced. */
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

test('useApiQuery reads data once for all callers, under the name of the call, and selects a part for each caller.', async () => {
  const { api, wrapper } = setUp();
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('1'), raffleOf('2')]));
  const { result } = renderHook(() => useApiQuery(getRaffles, {}, { select: (raffles) => raffles.length }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.data).toBe(2));
  expect(queryClient.getQueryData(queryKey(getRaffles))).toHaveLength(2);
  expect(api.requests(getRaffles)).toHaveLength(1);
});

test('useApiQuery keeps the result of a call with fields under these fields.', async () => {
  const { api, wrapper } = setUp();
  api.on(validateLink, reply.error(null, { code: 405 }));
  const { result } = renderHook(() => useApiQuery(validateLink, { token: 'one' }), { wrapper });
  await waitFor(() => expect(result.current.error?.code).toBe('rejected'));
  expect(queryClient.getQueryState(queryKey(validateLink, { token: 'one' }))?.status).toBe('error');
});

test('useOddities returns the unreadable parts of the last answer until a good answer arrives.', async () => {
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

test('A read is cancelled when its component unmounts.', async () => {
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

  test('shows the indicator while it runs, and makes the data stale that its contract changes.', async () => {
    const onSuccess = jest.fn();
    const { api, isOld } = await write(reply.success(), { onSuccess });
    expect(api.requests(saveComment)).toHaveLength(1);
    expect(whileLoading).toHaveBeenCalledTimes(1);
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([true, false]);
    expect(queryClient.getMutationCache().getAll().at(-1)?.options.mutationKey).toEqual(['saveComment']);
  });

  test('can leave the lists unchanged until its result has been shown.', async () => {
    const { isOld } = await write(reply.success(), { refresh: 'later' });
    expect(isOld(RAFFLES)).toBe(false);
    await refreshAfter(saveComment);
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([true, false]);
  });

  test('can make the data of further calls stale.', async () => {
    const { isOld } = await write(reply.success(), { refresh: 'later', invalidates: [getExtraCosts] });
    expect([isOld(RAFFLES), isOld(COSTS)]).toEqual([false, true]);
  });

  test('that fails reports its error, and makes no data stale.', async () => {
    const onError = jest.fn();
    const { isOld } = await write(reply.error('No'), { onError });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'rejected', serverText: 'No' }));
    expect(isOld(RAFFLES)).toBe(false);
  });

  test('works without callbacks.', async () => {
    await expect(write(reply.error('No'))).resolves.toBeDefined();
    await refreshAfter({ ...saveComment, changes: undefined } as never);
  });
});
