import { act, screen, waitFor } from '@testing-library/react';
import type { Feature } from '@rifas/shared/deployment';
import { trackWork } from '@rifas/shared/remote';
import { useParams } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';
import { demoDeployment } from '@rifas/shared/testing';
import { renderShell } from '../testing/render-shell';
import { AppRoutes } from './AppRoutes';

const dashboardRuns = jest.fn();
jest.mock('./DashboardPages', () => {
  dashboardRuns();
  return { __esModule: true, default: () => <p>dashboard</p> };
});

const feature: Feature = {
  name: 'mf-checkout',
  contract: '^1.0.0',
  routes: ['/pago/:token', '/success', '/error'].map((path) => ({ path, page: path, access: 'public', title: path })),
};
const auth: Feature = {
  name: 'mf-auth',
  contract: '^1.0.0',
  routes: [{ path: '/login', page: '/login', access: 'public', title: 'Ingresar', signedInGoesTo: '/dashboard' }],
};
const deployment = demoDeployment({
  remotes: [feature, auth].map((one) => ({ name: one.name, version: '1.0.0', entry: '/e.js', feature: one })),
});

/** A page that shows its name and the token of its address. */
function pageNamed(name: string) {
  return function Named() {
    return <p>{`${name} ${useParams()['token'] ?? ''}`}</p>;
  };
}

function open(at: string) {
  const load = (_remote: string, _kind: string, name: string) => Promise.resolve({ default: pageNamed(name) });
  return renderShell(<AppRoutes />, { at, deployment, shell: { loader: { load: load as never } } });
}

test.each([
  ['/success&status=OK', '/success', '/success'],
  ['/SUCCESS;jsessionid=A1.node0?a=1', '/success', '/success?a=1'],
  ['/success%3Fstatus=OK', '/success', '/success'],
  ['/success.php', '/success', '/success'],
  ['//success', '/success', '/success'],
  ['/error;jsessionid=1#type=5', '/error', '/error#type=5'],
  ['/error%23type=5', '/error', '/error#type=5'],
  ['/success%0A', '/success', '/success%0A'],
  ['/pago/to%20ken%20%0D%0A', '/pago/:token to ken', '/pago/to%20ken%20%0D%0A'],
  ['/pago/to%0Aken', '/pago/:token token', '/pago/to%0Aken'],
])('the address %s shows the page %s at %s', async (at, page, address) => {
  const opened = open(at);
  expect(await screen.findByText(page)).toBeInTheDocument();
  expect(opened.address()).toBe(address);
});

test.each(['/', '/nada', '/successes', '/nada%0A', '/nada%E2%80%A8', '/x/success'])(
  'the address %s leads to the dashboard',
  (at) => {
    expect(open(at).address()).toBe('/dashboard');
  },
);

test('the frame of the seller’s pages already runs while the API answers a login', async () => {
  useSession.setState({ status: 'anonymous', token: undefined });
  open('/login');
  expect(await screen.findByText('/login')).toBeInTheDocument();
  expect(dashboardRuns).not.toHaveBeenCalled();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let work = asked;
  act(() => void (work = trackWork(asked)));
  await waitFor(() => expect(dashboardRuns).toHaveBeenCalled());
  await act(async () => {
    answer();
    await work;
    useSession.setState({ status: 'active', token: 't' });
  });
  expect(await screen.findByText('dashboard')).toBeInTheDocument();
});
