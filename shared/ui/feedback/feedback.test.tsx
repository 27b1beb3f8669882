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
] as const)('announces %s as %s', (tone, role) => {
  render(<Alert tone={tone}>Listo</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Listo');
});

it('does not announce what was there from the start', () => {
  render(
    <Alert tone="warning" live={false}>
      Aviso
    </Alert>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Aviso')).toBeVisible();
});

it('leads to the address that it names', () => {
  render(<Alert tone="error">No se pudo, comunicate con ayuda+rifas@rifas.com.uy. O probá de nuevo.</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No se pudo, comunicate con ayuda+rifas@rifas.com.uy. O probá de nuevo.',
  );
  expect(screen.getByRole('link', { name: 'ayuda+rifas@rifas.com.uy' })).toHaveAttribute(
    'href',
    'mailto:ayuda+rifas@rifas.com.uy',
  );
});

it('says that it is loading', () => {
  render(
    <>
      <Spinner label="Enviando…" />
      <SkeletonList rows={3} />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Enviando…', 'Cargando…']);
});

it('says what is missing and what to do', () => {
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
])('A meter of %d of %d is full to %d.', (value, max, share) => {
  render(<Meter label="Recaudado" value={value} max={max} />);
  expect(screen.getByRole('progressbar', { name: 'Recaudado' })).toHaveProperty('value', share);
});
