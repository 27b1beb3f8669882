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
afterEach(() => void jest.restoreAllMocks());

const draw = () =>
  renderShell(
    <>
      <NewVersionBanner />
      <Link to={paths.raffleList}>Rifas</Link>
      <Link to={paths.deposits}>Depósitos</Link>
      <input aria-label="Nombre" defaultValue="" />
    </>,
  );

test('a newer version is said quietly, once nobody looks, and a page that is served says nothing', () => {
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

test('it comes with the next page too, and nothing moves on the one that is read', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('link', { name: 'Rifas' }));
  becomes('newer');
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Depósitos' }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
});

test('while somebody fills a form in it waits, and comes when the form is empty again', () => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  field.value = 'Ana';
  becomes('newer');
  hide(true);
  expect(screen.queryByRole('status')).toBeNull();
  field.value = '';
  hide(true);
  expect(screen.getByRole('status')).toBeInTheDocument();
  // Once it is there it does not go while somebody types.
  field.value = 'Ana';
  hide(false);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('that the version was withdrawn is said at once, also to somebody who types', () => {
  draw();
  screen.getByLabelText<HTMLInputElement>('Nombre').value = 'Ana';
  becomes('withdrawn');
  expect(screen.getByRole('alert')).toHaveTextContent('La versión que tenés abierta se retiró');
});
