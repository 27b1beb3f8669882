import names from '@rifas/shared/shared-modules.json';
import { sharedModules } from './shared-modules';

test('the shell provides every module that the builds of remotes leave out', () => {
  expect(Object.keys(sharedModules).sort()).toEqual([...names].sort());
});

test.each(
  Object.entries(sharedModules).flatMap(([name, entries]) => [entries].flat().map((entry) => [name, entry] as const)),
)('the shared module %s has a version', (_name, { version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
