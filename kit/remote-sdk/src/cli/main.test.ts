import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('A hint of rifas is a command that works in the repository: the program is not on the path of a shell.', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-hint-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager: 'pnpm@10.34.9' }));
  const tsx = createRequire(__filename).resolve('tsx');
  const program = ['--import', tsx, join(__dirname, 'main.ts'), 'release'];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'release needs --storage.\npnpm exec rifas release --help says more.\n']);
});
