import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Page } from '@rifas/shared/ui';
import { LoadFailure } from './LoadFailure';

test('A page that could not be loaded is named in its own place, with a button to retry.', async () => {
  const onRetry = jest.fn();
  render(<LoadFailure what="Mis rifas" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Mis rifas' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar «Mis rifas».');
  expect(screen.queryByRole('button', { name: 'Recargar la página' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('The title of a page that could not be loaded takes the focus, as a page does, but not from a form.', () => {
  const { rerender } = render(<LoadFailure what="Bolsa" onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Bolsa' })).toHaveFocus();
  rerender(
    <form>
      <input aria-label="Email" />
    </form>,
  );
  screen.getByRole('textbox').focus();
  render(<LoadFailure what="Ingresar" onRetry={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('After a failed retry the visitor can reload the whole page.', () => {
  render(<LoadFailure what="Mis rifas" onRetry={() => undefined} again />);
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
});

test('Inside a page a failure has no heading.', () => {
  render(<LoadFailure what="Saldo" onRetry={() => undefined} inline />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('«Saldo»');
});

test('If a retry inside a page removes the failure, the title of the page takes the focus.', async () => {
  function Home() {
    const [failed, setFailed] = useState(true);
    return <Page title="HOLA">{failed && <LoadFailure what="Saldo" onRetry={() => setFailed(false)} inline />}</Page>;
  }
  render(<Home />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('heading', { name: 'HOLA' })).toHaveFocus();
});
