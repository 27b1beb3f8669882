import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { repositoryRoot } from './package-root';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = join(repositoryRoot(), 'deployments', 'dtyt.json');
const DEPLOYMENT_FILE = join(folder, 'dtyt.json');
writeFileSync(
  DEPLOYMENT_FILE,
  readFileSync(shipped, 'utf8').replace('"/sandbox/gateway"', '"https://gateway.example/pay"'),
);

const production = {
  NODE_ENV: 'production',
  GATEWAY_SECRET: 'g'.repeat(32),
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://rifas.example',
  DEPLOYMENT_FILE,
};

test('production starts with its secrets, a gateway and a mail server, without sandbox', () => {
  expect(readConfig(production)).toMatchObject({ production: true, sandbox: false, jwtSecret: 'x'.repeat(32) });
});

test.each([
  ['no session secret', { JWT_SECRET: '' }, 'JWT_SECRET is required'],
  ['a session secret that can be guessed', { JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET has to have 32 characters'],
  ['no gateway secret', { GATEWAY_SECRET: undefined }, 'GATEWAY_SECRET is required'],
  ['a gateway secret that can be guessed', { GATEWAY_SECRET: 'g' }, 'GATEWAY_SECRET has to have 32 characters'],
  ['the sandbox', { SANDBOX: '1' }, 'SANDBOX=1'],
  ['demo sellers', { DEMO_DATA: '1' }, 'DEMO_DATA=1'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is missing'],
  ['no address of its own', { PUBLIC_URL: undefined }, 'PUBLIC_URL is "http://localhost:3000"'],
  ['call limits that are none', { CALLS_PER_SECOND: 'many' }, 'CALLS_PER_SECOND'],
  ['turns that are none', { CALLS_AT_ONCE: '0' }, 'CALLS_AT_ONCE'],
  ['jobs that never come', { JOBS_EVERY_SECONDS: '0' }, 'JOBS_EVERY_SECONDS'],
  ['no process', { BACKEND_PROCESSES: '0' }, 'BACKEND_PROCESSES has to be a whole number from 1 to 64, not "0".'],
  ['a process and a half', { BACKEND_PROCESSES: '1.5' }, 'BACKEND_PROCESSES'],
  ['more processes than any machine has cores for', { BACKEND_PROCESSES: '65' }, 'BACKEND_PROCESSES'],
  ['processes that are none', { BACKEND_PROCESSES: 'auto' }, 'BACKEND_PROCESSES'],
])('production refuses %s', (_name, env, message) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(message);
});

test('A deployment file with a number written as text stops the start with the name of the field.', () => {
  const written = JSON.parse(readFileSync(join(repositoryRoot(), 'deployments/dtyt.json'), 'utf8')) as {
    settings: Record<string, unknown>;
  };
  const file = join(mkdtempSync(join(tmpdir(), 'deployment-')), 'dtyt.json');
  writeFileSync(file, JSON.stringify({ ...written, settings: { ...written.settings, costoTalon: '20' } }));
  expect(() => readConfig({ ...production, DEPLOYMENT_FILE: file })).toThrow(/dtyt\.json.*\n {2}settings\.costoTalon/);
});

test('A deployment file that an editor began with a byte order mark is read like any other.', () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, `\uFEFF${readFileSync(DEPLOYMENT_FILE, 'utf8')}`);
  expect(readConfig({ ...production, DEPLOYMENT_FILE: file }).deployment.name).toBe('dtyt');
});

test('all that is missing is named at once', () => {
  expect(() => readConfig({ ...production, SMTP_URL: '', SANDBOX: '1' })).toThrow(/SANDBOX=1[^]*SMTP_URL/);
});

test('production has a process for each core up to four, development one, and a setting counts more than either', () => {
  expect(readConfig(production).processes).toBe(Math.min(availableParallelism(), 4));
  expect(readConfig({ ...production, NODE_ENV: 'development' }).processes).toBe(1);
  expect(readConfig({ ...production, BACKEND_PROCESSES: '64' }).processes).toBe(64);
  expect(readConfig({ ...production, NODE_ENV: 'development', BACKEND_PROCESSES: '2' }).processes).toBe(2);
});
