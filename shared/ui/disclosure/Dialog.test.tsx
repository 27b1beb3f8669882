import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog } from './Dialog';

function Host({ locked }: { locked: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <h1 tabIndex={-1}>Depósitos</h1>
      <button onClick={() => setOpen(true)}>Ver talón</button>
      <Dialog open={open} title="Talón 00123" onClose={() => setOpen(false)} locked={locked}>
        Comprador: Ana
      </Dialog>
    </StrictMode>
  );
}

async function openIt({ locked = false } = {}) {
  render(<Host locked={locked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver talón' }));
  return screen.getByRole('dialog', { name: 'Talón 00123' });
}

it('a dialog moves the focus to its title, and back when it closes', async () => {
  const dialog = await openIt();
  expect(dialog).toHaveTextContent('Comprador: Ana');
  expect(screen.getByRole('heading', { name: 'Talón 00123' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver talón' })).toHaveFocus();
});

it('a dialog returns the focus to the pressed button where a press gives no focus, as in Safari', () => {
  render(<Host locked={false} />);
  fireEvent.click(screen.getByText('Ver talón'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Ver talón' })).toHaveFocus();
});

it('a dialog moves the focus to the title of the page when the button that opened it is gone', async () => {
  render(<Removing />);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar fila' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Depósitos' })).toHaveFocus();
});

it.each([
  ['keyboard', true],
  ['finger', false],
])('when the button of a dialog is gone, the title scrolls into view for a %s: %s', async (kind, scrolls) => {
  render(<Removing />);
  const opener = screen.getByRole('button', { name: 'Borrar fila' });
  if (kind === 'keyboard') {
    opener.focus();
    await userEvent.keyboard('{Enter}');
  } else await userEvent.click(opener);
  const focus = jest.spyOn(screen.getByRole('heading', { name: 'Depósitos', hidden: true }), 'focus');
  await userEvent.keyboard('{Escape}');
  expect(focus).toHaveBeenCalledWith({ preventScroll: !scrolls });
});

/** @param last the last step that has the button */
function Removing({ last = 'closed' }: { readonly last?: 'closed' | 'open' }) {
  const [step, setStep] = useState<'closed' | 'open' | 'deleted'>('closed');
  return (
    <>
      <h1 tabIndex={-1}>Depósitos</h1>
      {(step === 'closed' || step === last) && <button onClick={() => setStep('open')}>Borrar fila</button>}
      <Dialog open={step === 'open'} title="Borrado" onClose={() => setStep('deleted')} />
    </>
  );
}

it('a dialog moves the focus to the row when the button inside it that opened the dialog is gone', async () => {
  render(
    <details open>
      <summary>Depósito 5</summary>
      <Removing last="open" />
    </details>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Borrar fila' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Depósito 5')).toHaveFocus();
});

it('a dialog closes with Escape and with the close gesture of the device', async () => {
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Ver talón' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a dialog stays open while locked', async () => {
  const dialog = await openIt({ locked: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  expect(dialog).toBeInTheDocument();
});

it('a dialog opens again when the browser closes it while locked, so that the user sees the result', async () => {
  const dialog = await openIt({ locked: true });
  act(() => (dialog as HTMLDialogElement).close());
  expect(screen.getByRole('dialog', { name: 'Talón 00123' })).toBe(dialog);
});

it('a dialog follows the browser when the browser closes it', async () => {
  const dialog = await openIt();
  act(() => (dialog as HTMLDialogElement).close());
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver talón' })).toHaveFocus();
});
