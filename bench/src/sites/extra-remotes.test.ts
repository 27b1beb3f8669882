import { conflictsOf } from '@rifas/tooling/compose/conflicts';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import type { Release } from '@rifas/tooling/store/releases/release';
import { extraRelease } from './extra-remotes';

const built = { version: '1.0.0', files: {}, parts: {}, consumes: {} };
const shell: Release = { ...built, name: 'shell', entry: 'shell.js', contract: '2.0.0' };
const model: Release = {
  ...built,
  name: 'mf-transfer',
  entry: 'remoteEntry.js',
  federation: 'mf_transfer',
  feature: {
    name: 'mf-transfer',
    contract: '^2.0.0',
    routes: [{ path: '/dashboard/rifas/transfer', page: 'menu', access: 'guarded', title: 'Bolsa' }],
  },
};

test('copies of a remote run beside it and beside each other', () => {
  const copies = [0, 1].map((index): Release => ({ ...extraRelease(model, index), files: {} }));
  expect(conflictsOf(loadDeployment('dtyt'), shell, [model, ...copies])).toEqual([]);
});
