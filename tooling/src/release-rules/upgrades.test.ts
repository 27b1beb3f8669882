import type { SharedUse } from '../store/releases/release';
import { sharingRefusals } from './rules';

const asks = (key: string, range: string): SharedUse => ({ key, range, singleton: true, copy: false });

/** A remote of the kit with the modules that it takes from the page. */
const REMOTE = {
  name: 'mf-premios',
  version: '1.0.0',
  compiledIn: [],
  shared: [asks('react', '^19.0.0'), asks('styled-components', '^6.0.0'), asks('@rifas/shared/routing', '^1.0.0')],
};
const SHELL = { react: '19.3.1', 'styled-components': '6.6.0', '@rifas/shared/routing': '1.0.0' };

test.each([
  ['a minor version of React', { ...SHELL, react: '19.4.0' }],
  ['a minor version of styled-components', { ...SHELL, 'styled-components': '6.7.2' }],
  ['another router behind the shell’s own module', { ...SHELL, '@rifas/shared/routing': '1.4.0' }],
  [
    'a shared module that became two, beside the old one',
    { ...SHELL, '@rifas/shared/paths': '1.0.0', '@rifas/shared/links': '1.0.0' },
  ],
])('released remotes keep working under a shell with %s', (_what, provides) => {
  expect(sharingRefusals(REMOTE, provides)).toEqual([]);
});

test.each([
  ['React 20', { ...SHELL, react: '20.0.0' }, "'react': { singleton: true, requiredVersion: '^20.0.0'"],
  [
    'styled-components 7',
    { ...SHELL, 'styled-components': '7.0.0' },
    "'styled-components': { singleton: true, requiredVersion: '^7.0.0'",
  ],
  [
    'another meaning of the router',
    { ...SHELL, '@rifas/shared/routing': '2.0.0' },
    "'@rifas/shared/routing': { singleton: true, requiredVersion: '^2.0.0'",
  ],
])(
  'a shell with %s is refused for remotes of the older version, with the line that each remote has to write',
  (_what, provides, line) => {
    const [refusal, ...others] = sharingRefusals(REMOTE, provides);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ rule: 'range', write: expect.stringContaining(line) });
  },
);

test('a remote that asks for a module from a later split is refused under a shell that has only the old module', () => {
  const next = { ...REMOTE, shared: [...REMOTE.shared, asks('@rifas/shared/paths', '^1.0.0')] };
  expect(sharingRefusals(next, SHELL)).toMatchObject([{ rule: 'private import' }]);
});
