import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { IconButton } from './IconButton';

it('a button does not send a form unless its type is submit', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Volver</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send).toHaveBeenCalledTimes(1);
});

it('a button ignores presses while busy, also presses that would send a form', async () => {
  const send = jest.fn();
  const press = jest.fn();
  render(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={press}>
        Enviar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar', busy: true }));
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('a button ignores the second press of a double click whose first press was elsewhere', () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const press = jest.fn();
  render(
    <form onSubmit={send}>
      <Button type="submit" onClick={press}>
        Confirmar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Confirmar' });
  fireEvent.click(button, { detail: 2 });
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 2]);
});

it('an icon button has its label as its accessible name', () => {
  render(<IconButton icon="trash" label="Borrar registro" />);
  expect(screen.getByRole('button', { name: 'Borrar registro' })).toBeVisible();
});
