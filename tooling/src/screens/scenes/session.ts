import { answer, fillIn, heading, open, press, scenesOf, type Scene } from '../scene';

const FORGOTTEN = '/login?modo=olvide-mi-contrasena';

const login = scenesOf('login');
const reset = scenesOf('reset');
const register = scenesOf('register');
const manual = scenesOf('manual');

export const SESSION: readonly Scene[] = [
  login('login', 'The way in', (page) => open(page, '/login', 'INGRESA PARA VENDER TUS RIFAS')),
  login('login-refused', 'Nothing was typed', async (page) => {
    await page.goto('/login');
    await press(page, 'INGRESAR');
    await page.getByText('Debes completar todos los campos').first().waitFor();
  }),
  login('login-forgotten', 'A password was forgotten', (page) => open(page, FORGOTTEN, 'OLVIDÉ MI CONTRASEÑA')),
  login('login-mailed', 'The mail is on its way', async (page) => {
    await open(page, FORGOTTEN, 'OLVIDÉ MI CONTRASEÑA');
    await fillIn(page, { Email: 'bruno@example.com' });
    await page.keyboard.press('Enter');
    await heading(page, 'REVISÁ TU MAIL');
  }),
  login('login-first', 'The first password', async (page) => {
    await page.goto('/login');
    await fillIn(page, { Email: 'nueva@example.com' });
    await page
      .getByLabel(/contraseña/i)
      .first()
      .fill('Rifas2026!');
    await press(page, 'INGRESAR');
    await page.getByLabel(/repetir|repetí/i).waitFor();
  }),
  reset('reset', 'A new password', async (page) => {
    await answer(page, '**/verify-reset-link', null);
    await page.goto('/reset/un-token');
    await page.getByRole('button', { name: 'RESETEAR' }).waitFor();
  }),
  reset('reset-expired', 'The link of the mail is too old', async (page) => {
    await page.goto('/reset/un-token-viejo');
    await page.getByText(/^El link expiró/).waitFor();
  }),
  register('register', 'There is no registration here', (page) => open(page, '/register', 'REGISTRO')),
  manual('manual', 'The manual', (page, { variant }) =>
    open(page, variant === 'ccee' ? '/manual-ccee.html' : '/manual.html'),
  ),
];
