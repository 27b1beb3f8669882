import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLatch } from '../hooks/use-latch';
import { ConfirmDialog, type ConfirmResult } from './ConfirmDialog';

function Deletion({ remove }: { remove: () => Promise<ConfirmResult> }) {
  const [open, setOpen] = useState(true);
  const [result, setResult] = useState<ConfirmResult>();
  const [busy, run] = useLatch();
  return (
    <ConfirmDialog
      open={open}
      title="Deseas borrar este registro?"
      busy={busy}
      result={result}
      onConfirm={() => void run(async () => setResult(await remove()))}
      onClose={() => setOpen(false)}
    >
      Rifa 00123
    </ConfirmDialog>
  );
}

const names = () => screen.getAllByRole('button').map((button) => button.textContent);

it('a confirm dialog asks, runs the work, shows the result, and can then only be closed', async () => {
  let finish: (result: ConfirmResult) => void = () => {};
  const remove = jest.fn(() => new Promise<ConfirmResult>((resolve) => (finish = resolve)));
  render(<Deletion remove={remove} />);
  const dialog = screen.getByRole('dialog', { name: 'Deseas borrar este registro?' });
  expect(dialog).toHaveAccessibleDescription('Rifa 00123');
  expect(names()).toEqual(['CERRAR', 'SÍ']);

  await userEvent.dblClick(screen.getByRole('button', { name: 'SÍ' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'SÍ', busy: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CERRAR' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();

  await act(async () => finish({ tone: 'success', message: 'Registro borrado correctamente.' }));
  expect(screen.queryByText('Rifa 00123')).not.toBeInTheDocument();
  expect(names()).toEqual(['CERRAR']);
  // A screen reader reads the result once, with the button.
  const close = screen.getByRole('button', { name: 'CERRAR' });
  expect(close).toHaveFocus();
  expect(close).toHaveAccessibleDescription('Registro borrado correctamente.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'CERRAR' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a confirm dialog shows a failure of the work as an alert', async () => {
  render(<Deletion remove={() => Promise.resolve({ tone: 'error', message: 'Hubo un problema' })} />);
  await userEvent.click(screen.getByRole('button', { name: 'SÍ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hubo un problema');
  expect(names()).toEqual(['CERRAR']);
});
