import { packageManagerOf } from './package-manager';

test.each([
  ['pnpm/10.34.9 npm/? node/v22.0.0 linux x64', 'pnpm', 'pnpm exec', [], 'pnpm@10.34.9'],
  ['pnpm/11.0.0 npm/? node/v22.0.0 linux x64', 'pnpm', 'pnpm exec', ['pnpm-workspace.yaml'], 'pnpm@11.0.0'],
  ['npm/11.0.0 node/v22.0.0 linux x64 workspaces/false', 'npm', 'npx', [], undefined],
  [undefined, 'npm', 'npx', [], undefined],
  ['yarn/1.22.22 npm/? node/v22.0.0 linux x64', 'yarn', 'yarn run', [], 'yarn@1.22.22'],
  ['yarn/4.9.2 npm/? node/v22.0.0 linux x64', 'yarn', 'yarn run', ['.yarnrc.yml', 'yarn.lock'], 'yarn@4.9.2'],
])('a repository that %s makes is installed and explained with it', (agent, name, runs, files, pinned) => {
  const manager = packageManagerOf(agent);
  expect([manager.name, manager.runs, [...manager.files.keys()], manager.packageManager]).toEqual([
    name,
    runs,
    files,
    pinned,
  ]);
});

test('Yarn does not know the option of npm and pnpm that saves requests', () => {
  expect(packageManagerOf('yarn/4.9.2').install).toEqual(['install']);
  expect(packageManagerOf('npm/11.0.0').install).toContain('--prefer-offline');
});

test.each([
  ['npm/11.0.0', 'yarn', 'yarn', undefined],
  ['yarn/4.9.2', 'yarn', 'yarn', undefined],
  ['npm/11.0.0', 'pnpm', 'pnpm', undefined],
  ['npm/11.0.0', 'npm', 'npm', ['install', '--prefer-offline']],
  ['pnpm/12.21.0', 'pnpm', 'pnpm', ['install', '--prefer-offline']],
] as const)('%s in a workspace of %s writes the commands of %s, and runs %j', (agent, workspace, name, install) => {
  const manager = packageManagerOf(agent, workspace);
  expect([manager.name, manager.install, manager.files.size]).toEqual([name, install, 0]);
});
