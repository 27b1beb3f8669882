import feature from '../feature.json';
import remote from './remote';

test('every declared page is in the remote, and is a component', async () => {
  expect(feature.routes.map(({ page }) => page).sort()).toEqual(Object.keys(remote.pages).sort());
  for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
});

// The customer specified this access.
test.each([
  ['/login', '/dashboard'],
  ['/register', undefined],
  ['/reset/:token', '/'],
])('%s is open to everyone; a visitor with a session goes to %s', (path, signedInGoesTo) => {
  const route = feature.routes.find((declared) => declared.path === path);
  expect(route).toMatchObject({ access: 'public' });
  expect(route?.signedInGoesTo).toBe(signedInGoesTo);
});
