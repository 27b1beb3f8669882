import names from '@rifas/shared/shared-modules.json';
import { sharedModules } from './shared-modules';

test('the shell provides what the remotes’ builds leave out', () => {
  expect(Object.keys(sharedModules).sort()).toEqual([...names].sort());
});

test.each(
  Object.entries(sharedModules).flatMap(([name, entries]) => [entries].flat().map((entry) => [name, entry] as const)),
)('%s has a version', (_name, { version }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
