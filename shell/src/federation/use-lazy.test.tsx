import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LateError } from '@rifas/shared/async';
import { useHostState } from '@rifas/shared/remote';
import { useLazy } from './use-lazy';

function Part({ load }: { load: () => Promise<string> }) {
  const part = useLazy('part', undefined, load);
  if (part.phase === 'loading') return <p>loading</p>;
  if (part.phase === 'failed') return <button onClick={part.retry}>retry {part.retries}</button>;
  return <p>{part.value}</p>;
}

const stop = jest.fn();
beforeEach(() => {
  stop.mockClear();
  Object.defineProperty(window, 'stop', { value: stop, configurable: true });
  useHostState.setState({ working: 0 });
});

test('a failed load succeeds in place when a retry succeeds', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('there');
  render(<Part load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'retry 0' }));
  await userEvent.click(await screen.findByRole('button', { name: 'retry 1' }));
  expect(await screen.findByText('there')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  expect(stop).not.toHaveBeenCalled();
});

test('a retry after a timeout ends the hanging request, because a second import() would wait for it', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new LateError('late'))
    .mockResolvedValueOnce('there');
  render(<Part load={load} />);
  const retry = await screen.findByRole('button', { name: 'retry 0' });
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(retry);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('there')).toBeInTheDocument();
});

test('a part that is already known is drawn at once without a load, and stays', () => {
  const load = jest.fn(() => Promise.resolve('again'));
  const { result, rerender } = renderHook(({ known }) => useLazy('part', known, load), {
    initialProps: { known: 'known' as string | undefined },
  });
  expect(result.current).toMatchObject({ phase: 'ready', value: 'known', retries: 0 });
  for (const known of ['of another release', undefined]) {
    rerender({ known });
    expect(result.current).toMatchObject({ phase: 'ready', value: 'known' });
  }
  expect(load).not.toHaveBeenCalled();
});

test('a part that arrives late is not drawn in the place of another one', async () => {
  const arrivals = new Map<string, (value: string) => void>();
  const load = (name: string) => new Promise<string>((resolve) => arrivals.set(name, resolve));
  const { result, rerender } = renderHook(({ name }) => useLazy(name, undefined, () => load(name)), {
    initialProps: { name: 'one' },
  });
  rerender({ name: 'two' });
  await act(async () => arrivals.get('one')?.('first'));
  expect(result.current.phase).toBe('loading');
  await act(async () => arrivals.get('two')?.('second'));
  expect(result.current).toMatchObject({ phase: 'ready', value: 'second' });
  rerender({ name: 'three' });
  expect(result.current.phase).toBe('loading');
});

test('a part is loaded once, even when its page is drawn several times', async () => {
  const load = jest.fn(() => Promise.resolve('there'));
  const { result, rerender } = renderHook(() => useLazy('part', undefined, () => load()));
  await act(async () => rerender());
  rerender();
  expect(result.current.phase).toBe('ready');
  expect(load).toHaveBeenCalledTimes(1);
});
