import { act, render, screen } from '@testing-library/react';
import { showNotice } from '@rifas/shared/remote';
import { NotificationBar } from './NotificationBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a message that is no text, as a remote in JavaScript may hand over, takes nothing down', () => {
  render(<NotificationBar />);
  act(() => showNotice(new Error('No hay conexión') as unknown as string));
  expect(screen.getByRole('status')).toHaveTextContent('Error: No hay conexión');
});

test('a message stays for 3000 ms, and a new one begins its own', () => {
  render(<NotificationBar />);
  act(() => showNotice('Comentario actualizado correctamente.', 'success'));
  act(() => jest.advanceTimersByTime(2000));
  act(() => showNotice('Ha ocurrido un error.', 'error'));
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status')).toHaveTextContent('Ha ocurrido un error.');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
