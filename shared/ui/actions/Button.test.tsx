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

/** jsdom's pointer events have no type. */
const point = (button: HTMLElement, pointerType: string): void => {
  const event = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(button, Object.assign(event, { pointerType }));
};

it('a button ignores the second tap of a finger whose first tap was on another button in the same place', () => {
  const [next, confirm] = [jest.fn(), jest.fn()];
  render(
    <>
      <Button onClick={next}>Siguiente</Button>
      <Button onClick={confirm}>Confirmar</Button>
    </>,
  );
  const press = (name: string, at: number, x: number, pointerType = 'touch') => {
    const button = screen.getByRole('button', { name });
    point(button, pointerType);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 700, detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: at });
    fireEvent(button, click);
  };
  press('Siguiente', 10_000, 200);
  press('Confirmar', 10_450, 205);
  press('Confirmar', 10_450, 205, 'mouse');
  expect([next.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 1]);

  press('Siguiente', 20_000, 200);
  press('Siguiente', 20_300, 200);
  expect(next).toHaveBeenCalledTimes(3);
  press('Confirmar', 21_100, 200);
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('a tap on another place counts at once', () => {
  const confirm = jest.fn();
  render(<Button onClick={confirm}>Confirmar</Button>);
  const button = screen.getByRole('button');
  point(button, 'touch');
  fireEvent.click(button, { clientX: 300, clientY: 20, detail: 1 });
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('an icon button has its label as its accessible name, once, and as its tooltip', () => {
  render(<IconButton icon="trash" label="Borrar registro" />);
  const button = screen.getByRole('button', { name: 'Borrar registro' });
  expect(screen.getByTitle('Borrar registro')).toBeVisible();
  expect(button).toHaveAccessibleDescription('');
});
