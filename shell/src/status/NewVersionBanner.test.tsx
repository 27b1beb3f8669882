import { act, screen } from '@testing-library/react';
import { Link, paths } from '@rifas/shared/routing';
import { useStanding, type Standing } from '../recovery/served-composition';
import { renderShell } from '../testing/render-shell';
import { NewVersionBanner } from './banners';

const becomes = (standing: Standing) => act(() => useStanding.setState({ standing }));
const hide = (hidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
beforeEach(() => useStanding.setState({ standing: 'served' }));

const draw = () =>
  renderShell(
    <>
      <NewVersionBanner />
      <Link to={paths.raffleList}>Rifas</Link>
      <Link to={paths.deposits}>Depósitos</Link>
      <input aria-label="Nombre" defaultValue="" />
    </>,
  );

test('a newer version is announced after the tab was hidden, and a served version is not announced', () => {
  draw();
  hide(true);
  hide(false);
  expect(screen.queryByRole('status')).toBeNull();
  becomes('newer');
  expect(screen.queryByRole('status')).toBeNull();
  hide(true);
  expect(screen.getByRole('status')).toHaveTextContent('Hay una versión nueva del sitio.');
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
  hide(false);
  expect(screen.getByRole('status')).toBeInTheDocument();
  becomes('unknown');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a newer version is announced with the next page, and the current page does not move', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('link', { name: 'Rifas' }));
  becomes('newer');
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Depósitos' }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
});

test('the banner waits while a form has text, and appears when the form is empty again', () => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  field.value = 'Ana';
  becomes('newer');
  hide(true);
  expect(screen.queryByRole('status')).toBeNull();
  field.value = '';
  hide(true);
  expect(screen.getByRole('status')).toBeInTheDocument();
  // A banner that is shown stays while the visitor types.
  field.value = 'Ana';
  hide(false);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a withdrawn version is announced at once, even while the visitor types', () => {
  draw();
  screen.getByLabelText<HTMLInputElement>('Nombre').value = 'Ana';
  becomes('withdrawn');
  expect(screen.getByRole('alert')).toHaveTextContent('La versión que tenés abierta se retiró');
});
