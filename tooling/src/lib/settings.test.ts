import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot } from './repo';
import { OF_A_SITE, ofNoSite, readSettings } from './settings';

test('child processes in other folders get absolute paths', () => {
  const { dataDir, siteDir, storage, env } = readSettings({
    DATA_DIR: 'mine',
    SITE_DIR: 'mine/site',
    OPS_STORAGE: 'store',
  });
  expect([env.DATA_DIR, env.SITE_DIR, env.OPS_STORAGE]).toEqual([dataDir, siteDir, storage]);
  expect([dataDir, siteDir, storage]).toEqual([resolve('mine'), resolve('mine/site'), resolve('store')]);
  expect(readSettings({ OPS_STORAGE: 's3://bucket/prod' }).env.OPS_STORAGE).toBe('s3://bucket/prod');
});

test('a variable with an empty value counts as unset', () => {
  const names = ['DATA_DIR', 'SITE_DIR', 'CACHE_DIR', 'DEPLOYMENTS_DIR', 'DEPLOYMENT', 'SITE', 'PORT', 'HOST'];
  const empty = readSettings(Object.fromEntries(names.map((name) => [name, ''])));
  expect({ ...empty, env: {} }).toEqual({ ...readSettings({}), env: {} });
  expect('DATA_DIR' in empty.env).toBe(false);
});

test.each(['abc', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/9', '10.0.0.1,10.0.0.2'])(
  'an invalid trusted proxy is refused before anything begins: %s',
  (proxies) => {
    expect(() => readSettings({ TRUSTED_PROXIES: `127.0.0.1 ${proxies}` })).toThrow(`not '${proxies}'`);
  },
);

test('proxies are addresses, networks and the names that the edge knows', () => {
  const proxies = ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'uniquelocal'];
  expect(readSettings({ TRUSTED_PROXIES: proxies.join(' ') }).trustedProxies).toEqual(proxies);
});

test('an invalid address of a webhook or a bucket server is refused at once, and a webhook is not repeated in the message', () => {
  for (const wrong of ['notaurl', 'ops.example/secret', 'ftp://ops.example/hook'])
    expect(() => readSettings({ OPS_WEBHOOK: wrong })).toThrow(/^OPS_WEBHOOK is no address such as https:[^ ]+$/);
  expect(readSettings({ OPS_WEBHOOK: ' http://ops.example/hook ' }).webhook).toBe('http://ops.example/hook');
  expect(() => readSettings({ AWS_ENDPOINT_URL: 'bucket.example' })).toThrow('AWS_ENDPOINT_URL is no address');
});

test('OPS_SMOKE=off turns off the check in a browser, and an unknown word is refused', () => {
  expect(['off', 'on', '', undefined].map((OPS_SMOKE) => readSettings({ OPS_SMOKE }).smoke)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(() => readSettings({ OPS_SMOKE: 'no' })).toThrow("OPS_SMOKE is off, or left out; not 'no'.");
});

test('tests begin without the variables of a site that the documents name, and keep the others', () => {
  const documents = ['README.md', 'backend/README.md', 'docs/ops.md'].map((file) =>
    readFileSync(join(repoRoot, file), 'utf8'),
  );
  const inTables = documents.flatMap((text) => text.match(/^\| `[A-Z_]+`(?:, `[A-Z_]+`)*(?= +\|)/gm) ?? []);
  const named =
    [...inTables, ...documents.flatMap((text) => text.match(/`OPS_[A-Z]+/g) ?? [])].join().match(/[A-Z_]+/g) ?? [];
  expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SITE', 'OPS_STORAGE']));
  // Where a run keeps its own data.
  expect([...new Set(named)].filter((name) => !OF_A_SITE.includes(name))).toEqual(['DATA_DIR']);
  const given = readSettings({
    PATH: '/bin',
    DATA_DIR: 'mine',
    API_URL: 'https://api.example',
    SMTP_URL: 'smtp://mail.example',
  });
  const { apiUrl, dataDir, env } = ofNoSite(given);
  expect([apiUrl, dataDir, env]).toEqual([undefined, resolve('mine'), { PATH: '/bin', DATA_DIR: resolve('mine') }]);
});
