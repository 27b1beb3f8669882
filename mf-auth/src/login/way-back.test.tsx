import { screen } from '@testing-library/react';
import { firstLogin, login, requestResetLink } from '@rifas/shared/contracts';
import { Navigate, paths, Route, Routes, useLocation } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { BrowserButtons, createFakeApi, renderPage, reply, type RenderedPage } from '@rifas/shared/testing';
import { resetLogin } from './login.store';
import LoginPage from './LoginPage';

beforeEach(resetLogin);

/** Stands for the guard: sends a visitor without a session to the login, together with the way back. */
function Guarded({ expired }: { readonly expired: boolean | undefined }) {
  const { pathname, search } = useLocation();
  const signedIn = useSession(({ token }) => token === 'token-nuevo');
  return signedIn ? (
    <p>Adentro</p>
  ) : (
    <Navigate to={paths.login} replace state={{ from: `${pathname}${search}`, expired }} />
  );
}

const site = (expired?: boolean) => (
  <Routes>
    <Route path={paths.paymentLink} element={<Guarded expired={expired} />} />
    <Route
      path={paths.login}
      element={
        <>
          <LoginPage />
          <BrowserButtons />
        </>
      }
    />
    <Route path="*" element={null} />
  </Routes>
);

const arrive = (expired?: boolean) => {
  const api = createFakeApi();
  api.on(login, reply.success(null, { token: 'token-nuevo', newUser: false }));
  api.on(requestResetLink, reply.success());
  return renderPage(site(expired), { at: `${paths.paymentLink}?paso=2`, api });
};

const logIn = async ({ user }: RenderedPage, password = 'Clave.123') => {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@mail.com');
  await user.type(screen.getByLabelText('Contraseña'), password);
  await user.click(screen.getByRole('button', { name: 'INGRESAR' }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a login leads back to the page that the visitor came from, also after another mode of the login', async () => {
  const page = arrive();
  const { user, address } = page;
  await user.click(await screen.findByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  await logIn(page);
  expect(await screen.findByText('Adentro')).toBeVisible();
  expect(address()).toBe('/dashboard/rifas?paso=2');
});

test('the first login of a new user leads back to the page that the user came from', async () => {
  const page = arrive();
  const { user, api, address } = page;
  api.on(login, reply.success(null, { newUser: true }));
  api.on(firstLogin, reply.success());
  await logIn(page, 'x');
  await user.type(await screen.findByLabelText('Nueva contraseña'), 'Clave.123');
  await user.type(screen.getByLabelText('Repetir contraseña'), 'Clave.123');
  api.on(login, reply.success(null, { token: 'token-nuevo', newUser: false }));
  await user.click(screen.getByRole('button', { name: 'GUARDAR CONTRASEÑA' }));
  expect(await screen.findByText('Adentro')).toBeVisible();
  expect(address()).toBe('/dashboard/rifas?paso=2');
});

test('the back and forward buttons of the browser move between the modes of the login', async () => {
  const { user } = arrive();
  await user.click(await screen.findByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@mail.com');
  await user.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
  expect(await heading('REVISÁ TU MAIL')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'atrás del navegador' }));
  expect(await heading('OLVIDÉ MI CONTRASEÑA')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'atrás del navegador' }));
  expect(await heading('INGRESA PARA VENDER TUS RIFAS')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'adelante del navegador' }));
  expect(await heading('OLVIDÉ MI CONTRASEÑA')).toBeVisible();
});

test('the login reports a session that expired, also after another mode, and leads back to the page', async () => {
  const page = arrive(true);
  const { user, address } = page;
  const notice = 'Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.';
  expect(await screen.findByRole('alert')).toHaveTextContent(notice);
  await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  expect(screen.getByRole('alert')).toHaveTextContent(notice);
  await logIn(page);
  expect(await screen.findByText('Adentro')).toBeVisible();
  expect(address()).toBe('/dashboard/rifas?paso=2');
});

test.each([false, undefined])(
  'the login does not report an expired session to a visitor who had none (expired: %s)',
  async (expired) => {
    arrive(expired);
    expect(await heading('INGRESA PARA VENDER TUS RIFAS')).toBeVisible();
    expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument();
  },
);
