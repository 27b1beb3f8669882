import { act, fireEvent, render, screen } from '@testing-library/react';
import { showNotice } from '@rifas/shared/remote';
import { Dialog, Page } from '@rifas/shared/ui';
import { NotificationBar } from './NotificationBar';

beforeEach(() => jest.useFakeTimers());

test('a message that is not a text, as a remote in JavaScript may pass, is shown without an error', () => {
  render(<NotificationBar />);
  act(() => showNotice(new Error('No hay conexión') as unknown as string));
  expect(screen.getByRole('status')).toHaveTextContent('Error: No hay conexión');
});

test('a message stays for 3000 ms, and a new message starts its own 3000 ms', () => {
  render(<NotificationBar />);
  act(() => showNotice('Comentario actualizado correctamente.', 'success'));
  act(() => jest.advanceTimersByTime(2000));
  act(() => showNotice('Ha ocurrido un error.', 'error'));
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status')).toHaveTextContent('Ha ocurrido un error.');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a message stays under a finger that presses its button, and the next one follows for its own 3000 ms', () => {
  render(<NotificationBar />);
  const finger = (event: string) => fireEvent(document.body, new MouseEvent(event, { bubbles: true }));
  act(() => showNotice('Te quedaste sin conexión.', 'error'));
  act(() => jest.advanceTimersByTime(2900));
  finger('pointerdown');
  act(() => showNotice('Volvió la conexión.', 'success'));
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Te quedaste sin conexión.');
  finger('pointerup');
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toHaveTextContent('Volvió la conexión.');
  act(() => jest.advanceTimersByTime(2900));
  finger('pointerdown');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Volvió la conexión.');
  finger('pointercancel');
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the focus ring has the colour of the words in a message, which is as dark as a text of the page', () => {
  render(<NotificationBar />);
  act(() => showNotice('Comentario actualizado correctamente.', 'success'));
  const message = screen.getByRole('status').firstElementChild;
  expect(message && getComputedStyle(message).getPropertyValue('--colour-focus')).toBe('currentColor');
});

test('a message during an open dialog is shown inside the dialog, because all around it is inert', () => {
  render(
    <>
      <NotificationBar />
      <Dialog open title="Link de pago" onClose={() => undefined} />
    </>,
  );
  act(() => showNotice('Link de pago copiado al portapapeles!', 'success'));
  const dialog = screen.getByRole('dialog', { name: 'Link de pago' });
  expect(dialog).toHaveTextContent('Link de pago copiado al portapapeles!');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(3000));
  expect(dialog).not.toHaveTextContent('copiado');
});

test('a message that arrives while its dialog closes stays visible', async () => {
  const at = (open: boolean) => (
    <>
      <NotificationBar />
      <Dialog open={open} title="Cancelar link" onClose={() => undefined} />
    </>
  );
  const { rerender } = render(at(true));
  act(() => showNotice('Cancelamos el link.', 'success'));
  rerender(at(false));
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('Cancelamos el link.');
  rerender(at(true));
  await act(() => Promise.resolve());
  expect(screen.getByRole('dialog')).toHaveTextContent('Cancelamos el link.');
});

test('the focus on the button of a message returns to where it was before, by a press as well as after 3000 ms', () => {
  render(
    <>
      <button>GUARDAR</button>
      <NotificationBar />
    </>,
  );
  const save = screen.getByRole('button', { name: 'GUARDAR' });
  const reach = (): HTMLElement => {
    act(() => save.focus());
    act(() => showNotice('Comentario actualizado correctamente.', 'success'));
    const close = screen.getByRole('button', { name: 'Cerrar aviso' });
    act(() => close.focus());
    return close;
  };
  fireEvent.click(reach());
  expect(save).toHaveFocus();
  reach();
  act(() => jest.advanceTimersByTime(3000));
  expect(save).toHaveFocus();
});

test('the focus goes to the title if a message that was focused first closes', () => {
  render(
    <>
      <Page title="Links de pago" />
      <NotificationBar />
    </>,
  );
  act(() => showNotice('Cancelamos el link.', 'success'));
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(screen.getByRole('heading', { name: 'Links de pago' })).toHaveFocus();
});
