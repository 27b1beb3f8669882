import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './files';
import { managerIn, workspaceManager } from './package-manager';

let root: string;
beforeEach(() => {
  root = temporaryFolder('manager');
  mkdirSync(join(root, 'packages/mf-a'), { recursive: true });
  writeFileSync(join(root, 'packages/mf-a/package.json'), '{"version":"1.0.0"}');
});
const inPackage = () => managerIn(join(root, 'packages/mf-a'));

test.each([
  ['package-lock.json', 'npm run', 'npx', 'npm install --save-dev'],
  ['pnpm-lock.yaml', 'pnpm run', 'pnpm exec', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn run', 'yarn run', 'yarn add --dev'],
])('a package below %s is told the commands of that manager', (lock, script, runs, adds) => {
  writeFileSync(join(root, lock), '');
  expect(inPackage()).toMatchObject({ script, runs, adds });
});

test('what package.json names wins over a lock file, and the nearest folder over those above', () => {
  writeFileSync(join(root, 'package.json'), '{"packageManager":"yarn@4.9.2"}');
  writeFileSync(join(root, 'package-lock.json'), '');
  expect(inPackage().name).toBe('yarn');
  writeFileSync(join(root, 'packages/mf-a/pnpm-lock.yaml'), '');
  expect(inPackage().name).toBe('pnpm');
});

test('a repository that names none, or one that is not known, is told the commands of npm', () => {
  expect(inPackage().name).toBe('npm');
  writeFileSync(join(root, 'package.json'), '{"packageManager":"bun@1.2.0"}');
  expect(inPackage().name).toBe('npm');
});

test('a folder is in the workspace above it, whose manager is known; a lock file alone makes none', () => {
  writeFileSync(join(root, 'yarn.lock'), '');
  expect(workspaceManager(join(root, 'packages'))).toBeUndefined();
  writeFileSync(join(root, 'package.json'), '{"workspaces":["packages/*"]}');
  expect(workspaceManager(join(root, 'packages'))).toBe('yarn');
});

test('pnpm has a file for its workspaces', () => {
  writeFileSync(join(root, 'pnpm-workspace.yaml'), '');
  writeFileSync(join(root, 'pnpm-lock.yaml'), '');
  expect(workspaceManager(join(root, 'packages'))).toBe('pnpm');
});
