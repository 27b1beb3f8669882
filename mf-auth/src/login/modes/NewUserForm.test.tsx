import { screen, waitFor } from '@testing-library/react';
import { firstLogin, login } from '@rifas/shared/contracts';
import { useSession } from '@rifas/shared/session';
import { reply, type RenderedPage, type RenderPageOptions } from '@rifas/shared/testing';
import { arriveAtLogin, email, fillIn, opened, password, REQUEST_FAILED, send } from '../arrive.testing';

describe('a new user', () => {
  const STRONG = 'Clave.123';
  const newPassword = () => screen.getByLabelText('Nueva contraseña');
  const save = (user: RenderedPage['user']) => user.click(screen.getByRole('button', { name: 'GUARDAR CONTRASEÑA' }));
  const become = async (options: RenderPageOptions = {}) => {
    const page = arriveAtLogin(options);
    page.api.on(login, reply.success(null, { newUser: true }));
    page.api.on(firstLogin, reply.success('Contraseña creada'));
    await fillIn(page.user);
    await send(page.user);
    await screen.findByRole('heading', { name: 'CREÁ TU CONTRASEÑA' });
    page.api.on(login, opened);
    return page;
  };
  const choose = async (user: RenderedPage['user'], first: string, second: string) => {
    if (first) await user.type(newPassword(), first);
    if (second) await user.type(screen.getByLabelText('Repetir contraseña'), second);
    await save(user);
  };

  test('a new user sees the password rule and an empty field, and VOLVER clears the login password', async () => {
    const { user } = await become();
    expect(newPassword()).toHaveValue('');
    expect(newPassword()).toHaveAccessibleDescription(
      /una mayúscula, una minúscula, un número, un carácter especial \(!@#\$&\*\.\)/,
    );
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(password()).toHaveValue('');
    expect(email()).toHaveValue('Ana.Perez@Mail.com');
  });

  test.each([
    ['', '', 'Debes completar todos los campos'],
    [STRONG, '', 'Debes completar todos los campos'],
    [STRONG, 'Clave.124', 'Las contraseñas no son iguales'],
    ['Clave.1', 'Clave.1', 'Contraseña incorrecta!'],
  ])('the new passwords %p and %p show: %s', async (first, second, text) => {
    const { user, api } = await become();
    await choose(user, first, second);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.requests(firstLogin)).toHaveLength(0);
  });

  test('a new user sets the password on the secondary base and is logged in without a further step', async () => {
    const { user, api, address } = await become({
      deployment: { bases: { api: '', auth: 'https://otra.test', upload: '', geopay: '' } },
    });
    await choose(user, STRONG, STRONG);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    const [request] = api.requests(firstLogin);
    expect(request?.url).toBe('https://otra.test/auth/first-login');
    expect(Object.fromEntries(request?.form.entries() ?? [])).toEqual({
      email: 'ana.perez@mail.com',
      password: STRONG,
      getHash: 'false',
    });
    expect(api.requests(login)[1]?.form.get('password')).toBe(STRONG);
    expect(useSession.getState().token).toBe('token-nuevo');
  });

  test.each([
    [
      'the words in data of a refusal',
      reply.error('Ya tienes contraseña.', { message: 'otro' }),
      'Ya tienes contraseña.',
    ],
    ['the general text for a server failure', reply.http(503), REQUEST_FAILED],
    ['the general text without a network', reply.offline, REQUEST_FAILED],
  ])('a failed first login shows %s, and a retry succeeds', async (_case, answer, text) => {
    const { user, api, address } = await become();
    api.on(firstLogin, answer);
    await choose(user, STRONG, STRONG);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(newPassword()).toHaveValue(STRONG);
    api.on(firstLogin, reply.success());
    await save(user);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  /** Sends a first password whose answer is lost, and lets the API refuse it from then on. */
  const refuseLost = async (reason: string) => {
    const page = await become();
    page.api.offline(firstLogin);
    await choose(page.user, STRONG, STRONG);
    await screen.findByRole('alert');
    page.api.on(firstLogin, reply.error(reason));
    return page;
  };

  test('a retry after a lost answer logs the new user in, although the API refuses the second request', async () => {
    const { user, api, address } = await refuseLost('Volvé a ingresar con la contraseña que te dieron.');
    await save(user);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.requests(login).at(-1)?.form.get('password')).toBe(STRONG);
  });

  test('a refused new user who cannot log in with the new password sees the refusal', async () => {
    const { user, api } = await refuseLost('Elegí una contraseña distinta.');
    api.on(login, reply.http(401));
    await save(user);
    expect(await screen.findByText('Elegí una contraseña distinta.')).toBeVisible();
    expect(newPassword()).toHaveValue(STRONG);
  });

  test('a new user whose automatic login fails sees the login form and the reason, until the next try', async () => {
    const { user, api, address, notice } = await become();
    api.on(login, reply.error(null, { message: 'Cuenta bloqueada' }));
    await choose(user, STRONG, STRONG);
    expect(await screen.findByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Cuenta bloqueada');
    expect(notice()).toBe('Tu nueva contraseña ya quedó guardada.');
    expect(address()).toBe('/login');
    const answer = api.hold(login);
    await user.type(password(), STRONG);
    await send(user);
    await waitFor(() => expect(screen.queryByText(/Cuenta bloqueada/)).not.toBeInTheDocument());
    answer(opened);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('a reload keeps the form for the new password', async () => {
    const { unmount, address } = await become();
    unmount();
    arriveAtLogin({ at: address() });
    expect(screen.getByRole('heading', { name: 'CREÁ TU CONTRASEÑA' })).toBeVisible();
    expect(screen.getByText('ana.perez@mail.com')).toBeVisible();
  });
});
