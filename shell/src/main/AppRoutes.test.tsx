import { screen } from '@testing-library/react';
import type { Feature } from '@rifas/shared/deployment';
import { useParams } from '@rifas/shared/routing';
import { demoDeployment } from '@rifas/shared/testing';
import { renderShell } from '../testing/render-shell';
import { AppRoutes } from './AppRoutes';

const feature: Feature = {
  name: 'mf-checkout',
  contract: '^1.0.0',
  routes: ['/pago/:token', '/success', '/error'].map((path) => ({ path, page: path, access: 'public', title: path })),
};
const deployment = demoDeployment({ remotes: [{ name: 'mf-checkout', version: '1.0.0', entry: '/e.js', feature }] });

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
