import { render, screen } from '@testing-library/react';
import { Alert } from './Alert';
import { EmptyState } from './EmptyState';
import { Meter } from './Meter';
import { SkeletonList } from './Skeleton';
import { Spinner } from './Spinner';

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('an alert of the tone %s is announced with the role %s', (tone, role) => {
  render(<Alert tone={tone}>Listo</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Listo');
});

it('an alert that was on the page from the start is not announced', () => {
  render(
    <Alert tone="warning" live={false}>
      Aviso
    </Alert>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Aviso')).toBeVisible();
});

it('an alert links the email address in its text', () => {
  render(<Alert tone="error">No se pudo, comunicate con ayuda+rifas@rifas.com.uy. O probá de nuevo.</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No se pudo, comunicate con ayuda+rifas@rifas.com.uy. O probá de nuevo.',
  );
  expect(screen.getByRole('link', { name: 'ayuda+rifas@rifas.com.uy' })).toHaveAttribute(
    'href',
    'mailto:ayuda+rifas@rifas.com.uy',
  );
});

it('the spinner and the skeleton announce that content is loading', () => {
  render(
    <>
      <Spinner label="Enviando…" />
      <SkeletonList rows={3} />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Enviando…', 'Cargando…']);
});

it('an empty state shows what is missing and what the user can do', () => {
  render(
    <EmptyState title="No tienes rifas para transferir." action={<a href="/dashboard">Ir al inicio</a>}>
      Cuando vendas, van a aparecer acá.
    </EmptyState>,
  );
  expect(screen.getByText('No tienes rifas para transferir.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
});

it.each([
  [250, 1000, 0.25],
  [1500, 1000, 1],
  [-5, 1000, 0],
  [0, 0, 1],
])('A meter with the value %d of %d is filled to %d.', (value, max, share) => {
  render(<Meter label="Recaudado" value={value} max={max} />);
  expect(screen.getByRole('progressbar', { name: 'Recaudado' })).toHaveProperty('value', share);
});
