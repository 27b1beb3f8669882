import { screen } from '@testing-library/react';
import { firstLogin, login, requestResetLink } from '@rifas/shared/contracts';
import { Navigate, paths, Route, Routes, useLocation, useNavigate } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import { resetLogin } from './login.store';
import LoginPage from './LoginPage';

beforeEach(resetLogin);

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Atrás</button>
      <button onClick={() => void navigate(1)}>Adelante</button>
    </>
  );
}

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
          <History />
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a login leads back to the page that the visitor came from, also after another mode of the login', async () => {
  const { user, address } = arrive();
  await user.click(await screen.findByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@mail.com');
  await user.type(screen.getByLabelText('Contraseña'), 'Clave.123');
  await user.click(screen.getByRole('button', { name: 'INGRESAR' }));
  expect(await screen.findByText('Adentro')).toBeVisible();
  expect(address()).toBe('/dashboard/rifas?paso=2');
});

test('the first login of a new user leads back to the page that the user came from', async () => {
  const { user, api, address } = arrive();
  api.on(login, reply.success(null, { newUser: true }));
  api.on(firstLogin, reply.success());
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@mail.com');
  await user.type(screen.getByLabelText('Contraseña'), 'x');
  await user.click(screen.getByRole('button', { name: 'INGRESAR' }));
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
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await heading('OLVIDÉ MI CONTRASEÑA')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await heading('INGRESA PARA VENDER TUS RIFAS')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adelante' }));
  expect(await heading('OLVIDÉ MI CONTRASEÑA')).toBeVisible();
});

test('the login reports a session that expired, also after another mode, and leads back to the page', async () => {
  const { user, address } = arrive(true);
  const notice = 'Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.';
  expect(await screen.findByRole('alert')).toHaveTextContent(notice);
  await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  expect(screen.getByRole('alert')).toHaveTextContent(notice);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@mail.com');
  await user.type(screen.getByLabelText('Contraseña'), 'Clave.123');
  await user.click(screen.getByRole('button', { name: 'INGRESAR' }));
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
