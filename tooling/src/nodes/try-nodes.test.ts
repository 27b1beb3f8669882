import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { readSettings } from '../lib/settings';
import { startEnvironment } from './try-nodes';

test('a Node is tried with a site of its own, whatever site the calling shell is prepared for', () => {
  const shell = {
    PATH: '/bin',
    HTTPS_PROXY: 'http://proxy.example',
    PORT: '8080',
    SITE: 'otra',
    API_URL: 'https://api.example',
    DATABASE_URL: 'postgres://db.example/rifas',
    DATA_DIR: '/srv/rifas',
    SITE_DIR: '/srv/rifas/site',
    DEPLOYMENTS_DIR: '/srv/deployments',
    OPS_KEY: '/srv/key',
  };
  const folder = join(repoRoot, '.data/nodes/site-22');
  const env = startEnvironment(readSettings(shell), '/opt/node/bin/node', folder, 4321);
  expect(env).toEqual({
    PATH: '/opt/node/bin:/bin',
    HTTPS_PROXY: 'http://proxy.example',
    PORT: '4321',
    DATA_DIR: '.data/nodes/site-22',
    SITE_DIR: '',
    DEPLOYMENTS_DIR: '',
    DEPLOYMENT: 'dtyt',
  });
  const started = readSettings(env);
  expect(started.siteDir).toBe(join(started.dataDir, 'site'));
  expect(started.apiUrl).toBeUndefined();
});
