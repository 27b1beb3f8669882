import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../lib/afterwards.testing';
import { temporaryFolder } from '../lib/files';
import { readSettings } from '../lib/settings';
import { startSite } from './start-site';

test('a port in use and a host of another machine are reported before anything begins', async () => {
  const other = await serve(() => undefined);
  const dataDir = join(temporaryFolder('start'), 'data');
  const settings = readSettings({ DATA_DIR: dataDir, HOST: '127.0.0.1' });
  await expect(startSite({ settings, deployment: 'dtyt', port: other.port })).rejects.toThrow(
    `Port ${other.port} is taken. Stop who listens there, or name another in PORT.`,
  );
  const elsewhere = { ...settings, host: '192.0.2.1' };
  await expect(startSite({ settings: elsewhere, deployment: 'dtyt', port: 0 })).rejects.toThrow(
    "Nobody can listen at '192.0.2.1' on this machine (EADDRNOTAVAIL). HOST is one of its own addresses.",
  );
  expect(existsSync(dataDir)).toBe(false);
});
