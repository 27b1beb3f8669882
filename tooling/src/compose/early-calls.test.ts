import * as yup from 'yup';
import type { Feature } from '@rifas/shared/deployment';
import { pageCalls } from '@rifas/shared/site';
import { pageCallsOf } from './early-calls';
import { loadDeployment } from './load-deployment';
import { pageRoutes } from './page-routes';

const dtyt = loadDeployment('dtyt');
const feature: Feature = {
  name: 'mf-uno',
  contract: '^1.0.0',
  routes: [
    {
      path: '/pago/:token',
      page: 'pay',
      access: 'public',
      title: 'Pagar',
      early: [{ call: 'validateLink', fields: { token: ':token' } }],
    },
    { path: '/dashboard/list', page: 'list', access: 'guarded', title: 'Lista', early: ['getDetailedRaffles'] },
    { path: '/login', page: 'login', access: 'public', title: 'Ingresar', signedInGoesTo: '/dashboard' },
    { path: '/error', page: 'error', access: 'public', title: 'Error' },
  ],
  widgets: [
    { slot: 'home', widget: 'summary', title: 'Resumen', order: 1, setting: 'mostrarResumen', early: ['getItinerary'] },
  ],
};

const callsOf = (pattern: string, deployment = dtyt, features: readonly Feature[] = [feature]) => {
  const page = pageRoutes(deployment, features).find((route) => route.pattern === pattern);
  if (!page) throw new Error(`no page ${pattern}`);
  return pageCallsOf(page, deployment, features);
};
const namesOf = (...args: Parameters<typeof callsOf>) => callsOf(...args).calls.map(({ name }) => name);

test('a guarded page requests the session, the seller and its own data early', () => {
  expect(namesOf('/dashboard/list')).toEqual(['validateSession', 'getPassenger', 'getDetailedRaffles']);
});

test('the home requests the data of its widgets early, where the deployment has them', () => {
  expect(namesOf('/dashboard')).toContain('getItinerary');
  expect(namesOf('/dashboard', { ...dtyt, settings: { ...dtyt.settings, mostrarResumen: false } })).not.toContain(
    'getItinerary',
  );
});

test('a public page requests the session, for visitors with a token, and its own data early', () => {
  expect(namesOf('/login')).toEqual(['validateSession']);
  expect(namesOf('/pago/:token')).toEqual(['validateSession', 'validateLink']);
});

test('an early call goes to its own base with the fields of the address', () => {
  expect(callsOf('/pago/:token', { ...dtyt, bases: { ...dtyt.bases, api: 'https://api.example/' } })).toMatchObject({
    pattern: '/pago/:token',
    calls: [
      { name: 'validateSession' },
      {
        method: 'POST',
        url: 'https://api.example/talon/validate-link',
        authenticated: false,
        fields: { token: ':token' },
      },
    ],
  });
});

test.each([
  ['getNothing', 'is no contract of the API'],
  ['saveComment', 'changes something: nobody has asked for it yet'],
])('the early call %s is refused with the name of its remote: it %s', (call, why) => {
  const wrong: Feature = {
    name: 'mf-dos',
    contract: '^1.0.0',
    routes: [{ path: '/x', page: 'x', access: 'public', title: 'X', early: [call] }],
  };
  expect(() => callsOf('/x', dtyt, [wrong])).toThrow(`mf-dos declares the early call '${call}', which ${why}.`);
});

test('The calls that the composer writes into a page match the schema of the page kit.', () => {
  for (const pattern of ['/dashboard', '/login', '/pago/:token'])
    expect(() => pageCalls(yup).validateSync(callsOf(pattern), { strict: true })).not.toThrow();
});
