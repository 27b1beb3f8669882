import { screen, waitFor } from '@testing-library/react';
import { firstLogin, login, requestResetLink } from '@rifas/shared/contracts';
import { useHostState } from '@rifas/shared/remote';
import { useSession } from '@rifas/shared/session';
import { createFakeApi, renderPage, reply, type RenderPageOptions } from '@rifas/shared/testing';
import { resetLogin } from './login.store';
import LoginPage from './LoginPage';

const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';
const opened = reply.success(null, { token: 'token-nuevo', newUser: false });

beforeEach(resetLogin);

const arrive = (options: RenderPageOptions = {}) => {
  const api = createFakeApi();
  api.on(login, opened);
  const page = renderPage(<LoginPage />, { at: '/login', api, ...options });
  useSession.setState({ status: 'anonymous', token: undefined });
  return page;
};
type Arrived = ReturnType<typeof arrive>;

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Contraseña');
const send = (user: Arrived['user']) => user.click(screen.getByRole('button', { name: 'INGRESAR' }));
const fillIn = async (user: Arrived['user']) => {
  await user.type(email(), 'Ana.Perez@Mail.com');
  await user.type(password(), ' Clave.1 ');
};

test('asks to fill in everything, without asking the server', async () => {
  const { user, api } = arrive();
  expect(screen.getByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toHaveFocus();
  await user.type(email(), '   ');
  await send(user);
  expect(await screen.findByText('Debes completar todos los campos')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  expect(api.requests(login)).toHaveLength(0);
});

test('opens the session and leads to the dashboard', async () => {
  const { user, api, address } = arrive();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'token-nuevo' });
  const [request] = api.requests(login);
  expect(Object.fromEntries(request?.form as URLSearchParams)).toEqual({
    email: 'ana.perez@mail.com',
    password: ' Clave.1 ',
    getHash: 'false',
    type: 'student-rifas',
  });
  expect(request?.headers.has('Authorization')).toBe(false);
});

test('is sent once, with the indicator shown while it waits', async () => {
  const { user, api, address } = arrive();
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
  ['a server failure', reply.http(500), REQUEST_FAILED],
  ['a success without a token', reply.success(null, { newUser: false }), REQUEST_FAILED],
])('%s is told, and nothing typed is lost', async (_case, answer, text) => {
  const { user, api, address } = arrive();
  api.on(login, answer);
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('Ana.Perez@Mail.com');
  expect(password()).toHaveValue(' Clave.1 ');
  expect(address()).toBe('/login');
  expect(useSession.getState().status).toBe('anonymous');
});

test('without a network it says so, and the same form works afterwards', async () => {
  const { user, api, address } = arrive();
  api.offline(login);
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  api.on(login, opened);
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('the typed email outlives a reload, the password does not', async () => {
  const { user, unmount } = arrive();
  await fillIn(user);
  unmount();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Clave');
  arrive();
  expect(email()).toHaveValue('Ana.Perez@Mail.com');
  expect(password()).toHaveValue('');
});

describe('a new user', () => {
  const STRONG = 'Clave.123';
  const newPassword = () => screen.getByLabelText('Nueva contraseña');
  const save = (user: Arrived['user']) => user.click(screen.getByRole('button', { name: 'GUARDAR CONTRASEÑA' }));
  const become = async (options: RenderPageOptions = {}) => {
    const page = arrive(options);
    page.api.on(login, reply.success(null, { newUser: true }));
    page.api.on(firstLogin, reply.success('Contraseña creada'));
    await fillIn(page.user);
    await send(page.user);
    await screen.findByRole('heading', { name: 'CREÁ TU CONTRASEÑA' });
    page.api.on(login, opened);
    return page;
  };
  const choose = async (user: Arrived['user'], first: string, second: string) => {
    if (first) await user.type(newPassword(), first);
    if (second) await user.type(screen.getByLabelText('Repetir contraseña'), second);
    await save(user);
  };

  test('is asked for a password, with the rule told and the typed one cleared', async () => {
    const { user } = await become();
    expect(newPassword()).toHaveValue('');
    expect(newPassword()).toHaveAccessibleDescription(/una mayúscula, una minúscula, un número, un carácter especial \(!@#\$&\*\.\)/);
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(password()).toHaveValue('');
    expect(email()).toHaveValue('Ana.Perez@Mail.com');
  });

  test.each([
    ['', '', 'Debes completar todos los campos'],
    [STRONG, '', 'Debes completar todos los campos'],
    [STRONG, 'Clave.124', 'Las contraseñas no son iguales'],
    ['Clave.1', 'Clave.1', 'Contraseña incorrecta!'],
    ['clave.123', 'clave.123', 'Contraseña incorrecta!'],
    ['CLAVE.123', 'CLAVE.123', 'Contraseña incorrecta!'],
    ['Clave.abc', 'Clave.abc', 'Contraseña incorrecta!'],
    ['Clave-123', 'Clave-123', 'Contraseña incorrecta!'],
  ])('%p and %p: %s', async (first, second, text) => {
    const { user, api } = await become();
    await choose(user, first, second);
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.requests(firstLogin)).toHaveLength(0);
  });

  test('sets the password on the secondary base and is logged in by itself', async () => {
    const { user, api, address } = await become({ deployment: { bases: { api: '', auth: 'https://otra.test', upload: '', geopay: '' } } });
    await choose(user, STRONG, STRONG);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    const [request] = api.requests(firstLogin);
    expect(request?.url).toBe('https://otra.test/auth/first-login');
    expect(Object.fromEntries(request?.form as URLSearchParams)).toEqual({
      email: 'ana.perez@mail.com',
      password: STRONG,
      getHash: 'false',
    });
    expect((api.requests(login)[1]?.form as URLSearchParams).get('password')).toBe(STRONG);
    expect(useSession.getState().token).toBe('token-nuevo');
  });

  test.each([
    ['the words in data of a refusal', reply.error('Ya tienes contraseña.', { message: 'otro' }), 'Ya tienes contraseña.'],
    ['the general text for a server failure', reply.http(503), REQUEST_FAILED],
  ])('reads %s, and may try again', async (_case, answer, text) => {
    const { user, api, address } = await become();
    api.on(firstLogin, answer);
    await choose(user, STRONG, STRONG);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(newPassword()).toHaveValue(STRONG);
    api.on(firstLogin, reply.success());
    await save(user);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('without a network reads the general text', async () => {
    const { user, api } = await become();
    api.offline(firstLogin);
    await choose(user, STRONG, STRONG);
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUEST_FAILED);
  });

  test('whose automatic login fails is at the login form, told why until trying again', async () => {
    const { user, api, address } = await become();
    api.on(login, reply.error(null, { message: 'Cuenta bloqueada' }));
    await choose(user, STRONG, STRONG);
    expect(await screen.findByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Cuenta bloqueada');
    expect(address()).toBe('/login');
    const answer = api.hold(login);
    await user.type(password(), STRONG);
    await send(user);
    await waitFor(() => expect(screen.queryByText('Cuenta bloqueada')).not.toBeInTheDocument());
    answer(opened);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('is still one after a reload', async () => {
    const { unmount, address } = await become();
    unmount();
    arrive({ at: address() });
    expect(screen.getByRole('heading', { name: 'CREÁ TU CONTRASEÑA' })).toBeVisible();
    expect(screen.getByText('ana.perez@mail.com')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  const ask = (user: Arrived['user']) => user.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
  const forget = async () => {
    const page = arrive();
    page.api.on(requestResetLink, reply.success('Enviado'));
    await page.user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(screen.getByRole('heading', { name: 'OLVIDÉ MI CONTRASEÑA' })).toHaveFocus();
    return page;
  };

  test.each(['', 'ana', 'ana@mail', 'ana+1@mail.com', 'ana@mail.shop'])('the email %p is asked for again', async (typed) => {
    const { user, api } = await forget();
    if (typed) await user.type(email(), typed);
    await ask(user);
    expect(await screen.findByText('Ingresa tu mail')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(api.requests(requestResetLink)).toHaveLength(0);
  });

  test('is answered with a link, and VOLVER leads to the login', async () => {
    const { user, api, address } = await forget();
    await user.type(email(), ' Ana@Mail.com ');
    await ask(user);
    expect(await screen.findByRole('heading', { name: 'REVISÁ TU MAIL' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('ana@mail.com');
    expect(Object.fromEntries(api.requests(requestResetLink)[0]?.form as URLSearchParams)).toEqual({ email: 'ana@mail.com' });
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(screen.getByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  test.each([
    ['message', reply.error(null, { message: 'No pudimos enviar el mail.' }), 'No pudimos enviar el mail.'],
    ['the general text', reply.http(500), REQUEST_FAILED],
  ])('a failure shows %s; VOLVER clears it', async (_case, answer, text) => {
    const { user, api } = await forget();
    api.on(requestResetLink, answer);
    await user.type(email(), 'ana@mail.com');
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(email()).toHaveValue('ana@mail.com');
  });

  test('without a network the general text is shown', async () => {
    const { user, api } = await forget();
    api.offline(requestResetLink);
    await user.type(email(), 'ana@mail.com');
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUEST_FAILED);
  });

  test('takes over the email typed at the login', async () => {
    const { user } = arrive();
    await user.type(email(), 'ana@mail.com');
    await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(email()).toHaveValue('ana@mail.com');
  });
});
