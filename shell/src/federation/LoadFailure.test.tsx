import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './LoadFailure';

test('A page that could not be loaded is named in its own place, and can be asked for again.', async () => {
  const onRetry = jest.fn();
  render(<LoadFailure what="Mis rifas" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Mis rifas' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar «Mis rifas».');
  expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('After a retry that failed too, the whole page can be loaded anew.', () => {
  render(<LoadFailure what="Mis rifas" onRetry={() => undefined} again />);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
});

test('Inside a page it has no title of its own.', () => {
  render(<LoadFailure what="Saldo" onRetry={() => undefined} inline />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('«Saldo»');
});
