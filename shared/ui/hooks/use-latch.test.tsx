import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button';
import { useLatch } from './use-latch';

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

function Writer({ write }: { write: () => Promise<void> }) {
  const [busy, run] = useLatch();
  return (
    <Button busy={busy} onClick={() => void run(write)}>
      Guardar
    </Button>
  );
}

const comeBack = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

it('a latch starts the work only once until it has settled', async () => {
  const work = deferred();
  const write = jest.fn(() => work.promise);
  render(<Writer write={write} />);
  const button = screen.getByRole('button', { name: 'Guardar' });

  await userEvent.dblClick(button);
  expect(write).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();

  await act(async () => work.resolve());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(write).toHaveBeenCalledTimes(2);
});

it('a latch is released when the page comes back from the cache, and old work does not release new work', async () => {
  const { result } = renderHook(() => useLatch());
  const [old, fresh] = [deferred(), deferred()];
  act(() => void result.current[1](() => old.promise));

  await comeBack(false);
  expect(result.current[0]).toBe(true);
  await comeBack(true);
  expect(result.current[0]).toBe(false);

  act(() => void result.current[1](() => fresh.promise));
  await act(async () => old.resolve());
  expect(result.current[0]).toBe(true);
  await act(async () => fresh.resolve());
  expect(result.current[0]).toBe(false);
});

it('a latch passes a rejection on and is released', async () => {
  const { result } = renderHook(() => useLatch());
  await act(() => expect(result.current[1](() => Promise.reject(new Error('sin red')))).rejects.toThrow('sin red'));
  expect(result.current[0]).toBe(false);
});
