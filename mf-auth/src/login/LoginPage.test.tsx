import { screen, waitFor } from '@testing-library/react';
import { login } from '@rifas/shared/contracts';
import { useHostState } from '@rifas/shared/remote';
import { useSession } from '@rifas/shared/session';
import { reply } from '@rifas/shared/testing';
import { arriveAtLogin, email, fillIn, opened, password, REQUEST_FAILED, send } from './arrive.testing';

test('an empty login form shows the message and sends no request', async () => {
  const { user, api } = arriveAtLogin();
  expect(screen.getByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toHaveFocus();
  await user.type(email(), '   ');
  await send(user);
  expect(await screen.findByText('Debes completar todos los campos')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(api.requests(login)).toHaveLength(0);
});

test('a login opens the session and leads to the dashboard', async () => {
  const { user, api, address } = arriveAtLogin();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'token-nuevo' });
  const [request] = api.requests(login);
  expect(Object.fromEntries(request?.form.entries() ?? [])).toEqual({
    email: 'ana.perez@mail.com',
    password: ' Clave.1 ',
    getHash: 'false',
    type: 'student-rifas',
  });
  expect(request?.headers.has('Authorization')).toBe(false);
});

test('the login form sends one request, and shows the indicator until the answer comes', async () => {
  const { user, api, address } = arriveAtLogin();
  const answer = api.hold(login);
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(useHostState.getState().working).toBe(1));
  expect(screen.getByRole('button', { name: 'INGRESAR' })).toHaveAttribute('aria-busy', 'true');
  await send(user);
  await user.type(password(), '{Enter}');
  answer(opened);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(api.requests(login)).toHaveLength(1);
  expect(useHostState.getState().working).toBe(0);
});

test.each([
  ['a refusal', reply.error(null, { message: 'Usuario o contraseña inválidos' }), 'Usuario o contraseña inválidos'],
  ['a refusal by HTTP alone', reply.http(401, { error: 'Unauthorized' }), 'Email o contraseña incorrectos.'],
  ['a list of what is wrong', reply.http(422, { errors: { email: ['x'] } }), 'Email o contraseña incorrectos.'],
  ['a refusal without a body', reply.http(400, null), 'Email o contraseña incorrectos.'],
  ['the page of a firewall', reply.http(403, '<html>Blocked</html>'), REQUEST_FAILED],
  ['a refusal without a text', reply.error(null), 'Email o contraseña incorrectos.'],
  ['a refusal by a name', reply.error(null, { message: 'invalid_grant' }), 'Email o contraseña incorrectos.'],
  ['a call that is not there', reply.http(404, { message: 'Not Found' }), REQUEST_FAILED],
  ['a server failure', reply.http(500), REQUEST_FAILED],
  ['a success without a token', reply.success(null, { newUser: false }), REQUEST_FAILED],
])('the login form shows a message after %s and keeps the typed values', async (_case, answer, text) => {
  const { user, api, address } = arriveAtLogin();
  api.on(login, answer);
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('Ana.Perez@Mail.com');
  expect(password()).toHaveValue(' Clave.1 ');
  expect(address()).toBe('/login');
  expect(useSession.getState().status).toBe('anonymous');
});

test('the login form reports a missing network, and the next try logs in', async () => {
  const { user, api, address } = arriveAtLogin();
  api.offline(login);
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  api.on(login, opened);
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('a reload keeps the typed email and drops the password', async () => {
  const { user, unmount } = arriveAtLogin();
  await fillIn(user);
  unmount();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Clave');
  arriveAtLogin();
  expect(email()).toHaveValue('Ana.Perez@Mail.com');
  expect(password()).toHaveValue('');
});
