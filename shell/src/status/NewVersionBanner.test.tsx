import { act, screen } from '@testing-library/react';
import { useStanding, type Standing } from '../recovery/served-composition';
import { renderShell } from '../testing/render-shell';
import { NewVersionBanner } from './banners';

const becomes = (standing: Standing) => act(() => useStanding.setState({ standing }));
beforeEach(() => {
  jest.useFakeTimers();
  useStanding.setState({ standing: 'served' });
});

const draw = () =>
  renderShell(
    <>
      <NewVersionBanner />
      <input aria-label="Nombre" defaultValue="" />
    </>,
  );

test('a newer version is said quietly, and a page that is served says nothing', () => {
  draw();
  expect(screen.queryByRole('status')).toBeNull();
  becomes('newer');
  expect(screen.getByRole('status')).toHaveTextContent('Hay una versión nueva del sitio.');
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
  becomes('unknown');
  expect(screen.queryByRole('status')).toBeNull();
});

test('while somebody fills a form in it waits, and comes when the form is empty again', () => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  field.value = 'Ana';
  becomes('newer');
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.queryByRole('status')).toBeNull();
  field.value = '';
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toBeInTheDocument();
  // Once it is there it does not go while somebody types.
  field.value = 'Ana';
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('that the version was withdrawn is said at once, also to somebody who types', () => {
  draw();
  screen.getByLabelText<HTMLInputElement>('Nombre').value = 'Ana';
  becomes('withdrawn');
  expect(screen.getByRole('alert')).toHaveTextContent('La versión que tenés abierta se retiró');
});
