import { screen } from '@testing-library/react';
import { login } from '@rifas/shared/contracts';
import { useSession } from '@rifas/shared/session';
import { createFakeApi, renderPage, reply, type RenderedPage, type RenderPageOptions } from '@rifas/shared/testing';
import { resetLogin } from './login.store';
import LoginPage from './LoginPage';

export const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';
export const opened = reply.success(null, { token: 'token-nuevo', newUser: false });

/** Opens the login for a visitor without a session whose login the server accepts. The tab's storage is kept. */
export function arriveAtLogin({ at = '/login', ...options }: RenderPageOptions = {}): RenderedPage {
  const api = createFakeApi();
  api.on(login, opened);
  const page = renderPage(<LoginPage />, { at, api, ...options });
  useSession.setState({ status: 'anonymous', token: undefined });
  return page;
}

beforeEach(resetLogin);

type User = RenderedPage['user'];

export const email = () => screen.getByRole('textbox', { name: 'Email' });
export const password = () => screen.getByLabelText('Contraseña');
export const send = (user: User) => user.click(screen.getByRole('button', { name: 'INGRESAR' }));
export async function fillIn(user: User): Promise<void> {
  await user.type(email(), 'Ana.Perez@Mail.com');
  await user.type(password(), ' Clave.1 ');
}
