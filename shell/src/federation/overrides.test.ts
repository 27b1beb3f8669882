import { demoDeployment } from '@rifas/shared/testing';
import { activeOverrides, checkOverride, clearOverrides, parseOverride, storeOverride } from './overrides';

const feature = { name: 'mf-auth', contract: '^1.0.0', routes: [] };
const allowing = demoDeployment({
  statusPage: true,
  overrides: ['http://localhost:4001'],
  remotes: [{ name: 'mf-auth', version: '1.0.0', entry: '/e.js', feature }],
});
const entry = 'http://localhost:4001/remoteEntry.js';

test('the address of a status page names the remote and its entry', () => {
  expect(parseOverride(`mf-auth@${entry}`)).toEqual({ remote: 'mf-auth', address: entry });
  expect(parseOverride('mf-auth')).toEqual({ remote: 'mf-auth', address: '' });
});

test('an override that the deployment allows is active until it is cleared', () => {
  storeOverride({ remote: 'mf-auth', address: entry });
  expect(activeOverrides(allowing)).toEqual({ 'mf-auth': entry });
  clearOverrides();
  expect(activeOverrides(allowing)).toEqual({});
});

test.each([
  [
    'another origin',
    { remote: 'mf-auth', address: 'http://localhost:4002/remoteEntry.js' },
    /localhost:4002 no está en la lista/,
  ],
  [
    'an origin that only begins alike',
    { remote: 'mf-auth', address: 'http://localhost:40010/remoteEntry.js' },
    /no está en la lista/,
  ],
  [
    'a name before the origin',
    { remote: 'mf-auth', address: 'http://localhost:4001@evil.example/remoteEntry.js' },
    /no es una dirección completa/,
  ],
  ['text as code', { remote: 'mf-auth', address: 'data:text/javascript,alert(1)' }, /no es una dirección completa/],
  ['an empty address', parseOverride('mf-auth@'), /^Falta la dirección: mf-auth@https:/],
  ['a name alone', parseOverride('mf-auth'), /^Falta la dirección: mf-auth@https:/],
  ['a path for an address', { remote: 'mf-auth', address: '/remoteEntry.js' }, /no es una dirección completa/],
  [
    'a name that is none',
    { remote: '../mf-auth', address: 'http://localhost:4001/feature.json' },
    /no es el nombre de un remoto/,
  ],
  ['the entry alone of a remote that the site lacks', { remote: 'mf-otro', address: entry }, /no tiene el remoto/],
])('the override with %s is refused and never active', (_what, override, reason) => {
  expect(checkOverride(override, allowing)).toEqual({ refused: expect.stringMatching(reason) });
  storeOverride(override);
  expect(activeOverrides(allowing)).toEqual({});
});

test('a descriptor can add a remote that the site lacks', () => {
  const address = 'http://localhost:4001/feature.json';
  storeOverride({ remote: 'mf-premios', address });
  expect(activeOverrides(allowing)).toEqual({ 'mf-premios': address });
});

test.each([{ overrides: [] }, { overrides: undefined }, { statusPage: false }])(
  'a stored override is inactive where the deployment says %j',
  (change) => {
    storeOverride({ remote: 'mf-auth', address: entry });
    expect(activeOverrides({ ...allowing, ...change } as typeof allowing)).toEqual({});
  },
);

test.each(['no json', '[]', 'null', '7', '{"mf-auth":{}}'])('a storage with the text %s overrides nothing', (text) => {
  sessionStorage.setItem('rifas.reemplazos', text);
  expect(activeOverrides(allowing)).toEqual({});
});
