import feature from '../feature.json';
import remote from './remote';

test('every declared page is in the remote, and is a component', async () => {
  expect(feature.routes.map(({ page }) => page).sort()).toEqual(Object.keys(remote.pages).sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
  expect(remote.contract).toBe(feature.contract);
});

test('every entry of the menu leads to a route of this remote', () => {
  const paths = feature.routes.map(({ path }) => path);
  for (const { to } of feature.menu) expect(paths).toContain(to);
});
