import { act, screen, waitFor } from '@testing-library/react';
import { resetPassword, verifyResetLink } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply, type RenderedPage } from '@rifas/shared/testing';
import ResetPage from './ResetPage';

const STRONG = 'Clave.123';
const RULE =
  'La contraseña debe tener al menos una mayúscula, una minúscula, un número, un carácter especial (!@#$&*.) y un mínimo de 8 caracteres';

const arrive = (prepare: (api: ReturnType<typeof createFakeApi>) => void = () => undefined) => {
  const api = createFakeApi();
  api.on(verifyResetLink, reply.success());
  api.on(resetPassword, reply.success('Listo'));
  prepare(api);
  return renderPage(<ResetPage />, { at: '/reset/un%20token', path: '/reset/:token', api });
};

const choose = async (user: RenderedPage['user'], first: string, second: string) => {
  if (first) await user.type(await screen.findByLabelText('Nueva contraseña'), first);
  if (second) await user.type(screen.getByLabelText('Repetir contraseña'), second);
  await user.click(await screen.findByRole('button', { name: 'RESETEAR' }));
};

/** Lets `seconds` pass on the countdown that `begin` starts. Only the timer of the countdown is replaced. */
const countdown = async (begin: () => Promise<unknown>) => {
  let tick: () => void = () => undefined;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((handler: () => void, milliseconds: number) => {
    if (milliseconds === 1000) tick = handler;
    return 0;
  }) as unknown as typeof setInterval);
  await begin();
  return (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) act(() => tick());
  };
};

test('the reset page checks the link before it asks for a password', async () => {
  const { api } = arrive();
  expect(screen.getByRole('status')).toHaveTextContent('Comprobando el link…');
  expect(screen.queryByRole('button', { name: 'RESETEAR' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'RESETEAR' })).toBeVisible();
  expect(Object.fromEntries(api.requests(verifyResetLink)[0]?.form.entries() ?? [])).toEqual({ token: 'un token' });
});

test('an invalid link leads to the login after 5 seconds', async () => {
  const { address } = arrive((api) => api.on(verifyResetLink, reply.error()));
  const pass = await countdown(() =>
    screen.findByText('El link expiró, intente resetar nuevamente. Serás redireccionado en 5...'),
  );
  expect(screen.getByRole('alert')).toBeVisible();
  pass(4);
  expect(screen.getByText('El link expiró, intente resetar nuevamente. Serás redireccionado en 1...')).toBeVisible();
  expect(address()).toBe('/reset/un%20token');
  pass(1);
  expect(address()).toBe('/login');
});

test('the button "Ir ahora" ends a countdown at once', async () => {
  const { user, address } = arrive((api) => api.on(verifyResetLink, reply.error()));
  await user.click(await screen.findByRole('button', { name: 'Ir ahora' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a link that could not be checked is not reported as expired, and Reintentar checks it again', async () => {
  const { user, api } = arrive((fake) => fake.offline(verifyResetLink));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  api.on(verifyResetLink, reply.success());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'RESETEAR' })).toBeVisible();
});

test.each([
  ['', '', 'Debes completar todos los campos.'],
  [STRONG, '', 'Debes completar todos los campos.'],
  [STRONG, 'Clave.124', 'Las contraseñas no coinciden.'],
  ['Clave.1', 'Clave.1', RULE],
])('the new passwords %p and %p show: %s', async (first, second, text) => {
  const { user, api } = arrive();
  await choose(user, first, second);
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.requests(resetPassword)).toHaveLength(0);
});

test('the form rejects a password of more than 200 characters', async () => {
  const { user, api } = arrive();
  const long = `Clave.1${'a'.repeat(194)}`;
  await user.click(await screen.findByLabelText('Nueva contraseña'));
  await user.paste(long);
  await choose(user, '', 'x');
  expect(await screen.findByText('La contraseña no puede tener más de 200 caracteres.')).toBeVisible();
  expect(api.requests(resetPassword)).toHaveLength(0);
});

test('a successful reset leads to the login after 10 seconds', async () => {
  const { user, api, address } = arrive();
  const pass = await countdown(async () => {
    await choose(user, STRONG, STRONG);
    await screen.findByText('Contraseña cambiada correctamente, serás redirigido a el login en 10...');
  });
  expect(Object.fromEntries(api.requests(resetPassword)[0]?.form.entries() ?? [])).toEqual({
    token: 'un token',
    password: STRONG,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  pass(9);
  expect(address()).toBe('/reset/un%20token');
  pass(1);
  expect(address()).toBe('/login');
});

test('a refused reset shows the message of the server and leads to the login after 3 seconds', async () => {
  const { user, address } = arrive((api) => api.on(resetPassword, reply.error('El link ya fue usado.')));
  const pass = await countdown(async () => {
    await choose(user, STRONG, STRONG);
    await screen.findByText('Intenta resetear la contraseña nuevamente: 3...');
  });
  expect(screen.getByText('El link ya fue usado.')).toBeVisible();
  pass(2);
  expect(address()).toBe('/reset/un%20token');
  pass(1);
  expect(address()).toBe('/login');
});

test('a reset without a network keeps the typed passwords, and the next try succeeds', async () => {
  const { user, api } = arrive((fake) => fake.offline(resetPassword));
  await choose(user, STRONG, STRONG);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  expect(screen.getByLabelText('Nueva contraseña')).toHaveValue(STRONG);
  api.on(resetPassword, reply.success('Listo'));
  await user.click(screen.getByRole('button', { name: 'RESETEAR' }));
  expect(await screen.findByText(/^Contraseña cambiada correctamente/)).toBeVisible();
});

test('a refusal of the link after a lost answer says that the password may have been changed', async () => {
  const { user, api } = arrive((fake) => fake.offline(resetPassword));
  await choose(user, STRONG, STRONG);
  await screen.findByRole('alert');
  api.on(resetPassword, reply.error('El link ya fue usado'));
  await user.click(screen.getByRole('button', { name: 'RESETEAR' }));
  expect(
    await screen.findByText(
      'El link ya fue usado. Puede que la contraseña ya haya cambiado: probá ingresar con la nueva.',
    ),
  ).toBeVisible();
});

test('a double press sends one request to reset the password', async () => {
  const { user, api } = arrive();
  const answer = api.hold(resetPassword);
  await choose(user, STRONG, STRONG);
  await user.click(screen.getByRole('button', { name: 'RESETEAR' }));
  await waitFor(() => expect(api.requests(resetPassword)).toHaveLength(1));
  answer(reply.success('Listo'));
  expect(await screen.findByText(/^Contraseña cambiada correctamente/)).toBeVisible();
  expect(api.requests(resetPassword)).toHaveLength(1);
});
