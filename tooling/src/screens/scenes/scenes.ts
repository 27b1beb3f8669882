import { open, openFailing, scenesOf, type Scene } from '../scene';
import { BUYING } from './buying';
import { DEPOSITS } from './deposits';
import { PAYMENT_LINK } from './payment-link';
import { SELLING } from './selling';
import { SESSION } from './session';
import { TRANSFERS } from './transfers';

const status = scenesOf('status');
const failure = scenesOf('failures', { who: 'ana' });

/** In the order of docs/screens; the first scene of a screen is its initial state. */
export const SCENES: readonly Scene[] = [
  ...SESSION,
  ...SELLING,
  ...PAYMENT_LINK,
  ...DEPOSITS,
  ...TRANSFERS,
  ...BUYING,
  status('status', 'What runs here', (page) => open(page, '/__status')),
  failure('remote-down', 'A remote cannot be loaded', async (page) => {
    await page.route('**/mf-depositos/**', (route) => route.abort());
    await page.goto('/dashboard/depositos');
    await page.getByRole('button', { name: /reintentar|volver a cargar|cargar de nuevo/i }).waitFor();
  }),
  failure('api-down', 'The session cannot be asked about', (page) => openFailing(page, '/dashboard', '**/api/**')),
];

/** Whether a scene is its screen's first. */
export const isFirst = ({ name, screen }: Scene): boolean =>
  SCENES.find((scene) => scene.screen === screen)?.name === name;
