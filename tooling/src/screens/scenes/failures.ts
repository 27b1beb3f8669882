import { fail, type Scene } from '../scene';

export const FAILURES: readonly Scene[] = [
  {
    name: 'status',
    screen: 'status',
    what: 'What runs here',
    main: true,
    show: async (page) => {
      await page.goto('/__status');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'remote-down',
    screen: 'failures',
    what: 'A remote cannot be loaded',
    who: 'ana',
    main: true,
    show: async (page) => {
      await page.route('**/mf-depositos/**', (route) => route.abort());
      await page.goto('/dashboard/depositos');
      await page.getByRole('button', { name: /reintentar|volver a cargar|cargar de nuevo/i }).waitFor();
    },
  },
  {
    name: 'api-down',
    screen: 'failures',
    what: 'The session cannot be asked about',
    who: 'ana',
    show: async (page) => {
      await fail(page, '**/api/**');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  },
];
