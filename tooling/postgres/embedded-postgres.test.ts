import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from '../src/lib/files';
import { startEmbedded } from './embedded-postgres';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder('embedded');
  chmodSync(folder, 0o755);
});

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

test('of two that start at once in a folder where a full disk left a password of no length one makes the database and both use it', async () => {
  writeFileSync(join(folder, 'postgres.password'), '');
  const servers = await Promise.all([startEmbedded(folder), startEmbedded(folder)]);
  expect(servers[0].url).toBe(servers[1].url);
  await servers[0].stop();
});

test('keeps its data, lets a second process share it, and recovers from being killed', async () => {
  const first = await startEmbedded(folder);
  await ask(first.url, 'create table kept as select 1 as one');
  const shared = await startEmbedded(folder);
  expect(shared.url).toBe(first.url);

  const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  const recovered = await startEmbedded(folder);
  expect(await ask(recovered.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await recovered.stop();

  await expect(ask(recovered.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const again = await startEmbedded(folder);
  expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await again.stop();
});
