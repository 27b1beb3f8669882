import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from '../src/lib/files';

const repository = join(__dirname, '..', '..');
let folder: string;
beforeAll(() => {
  folder = temporaryFolder('run');
  chmodSync(folder, 0o755);
  const says = 'console.log(JSON.stringify([process.env.DATABASE_URL, ...process.argv.slice(2)])); process.exit(3);';
  writeFileSync(join(folder, 'script.mjs'), says);
});

function start(databaseUrl: string, dataDir = folder) {
  const script = [join(repository, 'tooling', 'postgres', 'run.ts'), join(folder, 'script.mjs'), '--venta', '7'];
  return spawnSync(process.execPath, ['--import', 'tsx', ...script], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEPLOYMENT: 'ccee',
      DEPLOYMENT_FILE: undefined,
    },
  });
}

function runScript(databaseUrl: string): { code: number | null; said: string[] } {
  const { status, stdout, stderr } = start(databaseUrl);
  if (!stdout) throw new Error(stderr);
  return { code: status, said: JSON.parse(stdout) as string[] };
}

test('a script gets a database of its deployment, and the server ends with the script', async () => {
  const { code, said } = runScript('');
  expect(code).toBe(3);
  expect(said.slice(1)).toEqual(['--venta', '7']);
  expect(new URL(said[0] ?? '').pathname).toBe('/rifas_ccee');
  const client = new pg.Client({ connectionString: said[0] });
  await expect(client.connect()).rejects.toThrow('ECONNREFUSED');
});

test('a script keeps the DATABASE_URL that is given', () => {
  expect(runScript('postgres://db.example/rifas').said[0]).toBe('postgres://db.example/rifas');
});

test('a folder that cannot hold the database is named in one line', () => {
  const file = join(folder, 'script.mjs');
  expect(start('', file)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^PostgreSQL cannot be started below .*script\.mjs \(DATA_DIR\): .*\n$/),
  });
});
