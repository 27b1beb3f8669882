import { answer, fillIn, heading, press, type Scene } from '../scene';

const LOGIN = 'INGRESA PARA VENDER TUS RIFAS';

export const SESSION: readonly Scene[] = [
  {
    name: 'login',
    screen: 'login',
    what: 'The way in',
    main: true,
    show: async (page) => {
      await page.goto('/login');
      await heading(page, LOGIN);
    },
  },
  {
    name: 'login-refused',
    screen: 'login',
    what: 'Nothing was typed',
    show: async (page) => {
      await page.goto('/login');
      await press(page, 'INGRESAR');
      await page.getByText('Debes completar todos los campos').first().waitFor();
    },
  },
  {
    name: 'login-forgotten',
    screen: 'login',
    what: 'A password was forgotten',
    show: async (page) => {
      await page.goto('/login?modo=olvide-mi-contrasena');
      await heading(page, 'OLVIDÉ MI CONTRASEÑA');
    },
  },
  {
    name: 'login-mailed',
    screen: 'login',
    what: 'The mail is on its way',
    show: async (page) => {
      await page.goto('/login?modo=olvide-mi-contrasena');
      await heading(page, 'OLVIDÉ MI CONTRASEÑA');
      await fillIn(page, { Email: 'bruno@example.com' });
      await page.keyboard.press('Enter');
      await heading(page, 'REVISÁ TU MAIL');
    },
  },
  {
    name: 'login-first',
    screen: 'login',
    what: 'The first password',
    show: async (page) => {
      await page.goto('/login');
      await fillIn(page, { Email: 'nueva@example.com' });
      await page
        .getByLabel(/contraseña/i)
        .first()
        .fill('Rifas2026!');
      await press(page, 'INGRESAR');
      await page.getByLabel(/repetir|repetí/i).waitFor();
    },
  },
  {
    name: 'reset',
    screen: 'reset',
    what: 'A new password',
    main: true,
    show: async (page) => {
      await answer(page, '**/verify-reset-link', null);
      await page.goto('/reset/un-token');
      await page.getByRole('button', { name: 'RESETEAR' }).waitFor();
    },
  },
  {
    name: 'reset-expired',
    screen: 'reset',
    what: 'The link of the mail is too old',
    show: async (page) => {
      await page.goto('/reset/un-token-viejo');
      await page.getByText(/^El link expiró/).waitFor();
    },
  },
  {
    name: 'register',
    screen: 'register',
    what: 'There is no registration here',
    main: true,
    show: async (page) => {
      await page.goto('/register');
      await heading(page, 'REGISTRO');
    },
  },
  {
    name: 'manual',
    screen: 'manual',
    what: 'The manual',
    main: true,
    show: async (page, { variant }) => {
      await page.goto(variant === 'ccee' ? '/manual-ccee.html' : '/manual.html');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
