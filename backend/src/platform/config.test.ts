import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { readConfig } from './config';
import { repositoryRoot } from './package-root';

const folder = temporaryFolder('config');

const shipped = join(repositoryRoot(), 'deployments', 'dtyt.json');
const DEPLOYMENT_FILE = join(folder, 'dtyt.json');
writeFileSync(DEPLOYMENT_FILE, readFileSync(shipped));

const production = {
  NODE_ENV: 'production',
  GATEWAY_SECRET: 'g'.repeat(32),
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://rifas.example',
  GATEWAY_URL: 'https://gateway.example/pay',
  DEPLOYMENT_FILE,
};

test('production starts with its secrets, a gateway and a mail server, without sandbox', () => {
  expect(readConfig(production)).toMatchObject({ production: true, sandbox: false, jwtSecret: 'x'.repeat(32) });
});

test.each([
  ['no session secret', { JWT_SECRET: '' }, 'JWT_SECRET is missing'],
  ['a session secret that can be guessed', { JWT_SECRET: 'x'.repeat(31) }, 'JWT_SECRET has to have 32 characters'],
  ['no gateway secret', { GATEWAY_SECRET: undefined }, 'GATEWAY_SECRET is missing'],
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
  ['a mistyped environment', { NODE_ENV: 'prod' }, 'NODE_ENV is one of production, development, test, not "prod".'],
  ['a sandbox that is neither on nor off', { SANDBOX: 'false' }, 'SANDBOX is 1 or 0, not "false".'],
  ['demo sellers that are neither', { DEMO_DATA: 'yes' }, 'DEMO_DATA is 1 or 0, not "yes".'],
  ['an address of its own that is none', { PUBLIC_URL: 'rifas.example' }, 'PUBLIC_URL is no address such as https:'],
  ['a mail server that is none', { SMTP_URL: 'user:secret@mail' }, /^SMTP_URL is no address such as ((?!secret).)*$/],
  ['a sender that is none', { MAIL_FROM: 'Rifas' }, 'MAIL_FROM is no sender such as'],
  ['a log level that is none', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL is one of fatal, error,'],
  ['a proxy that is none', { TRUST_PROXY: '10.0.0.0/8, proxy' }, 'not "proxy"'],
])('production refuses %s', (_name, env, message) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(message);
});

test('production refuses a captcha whose answers it could not verify', () => {
  const written = JSON.parse(readFileSync(DEPLOYMENT_FILE, 'utf8')) as object;
  const scriptUrl = 'https://captcha.example/api.js';
  const captcha = { provider: 'script', field: 'captcha', scriptUrl, globalName: 'captcha', sitekey: 'x' };
  const file = join(folder, 'captcha.json');
  writeFileSync(file, JSON.stringify({ ...written, captcha }));
  expect(() => readConfig({ ...production, DEPLOYMENT_FILE: file })).toThrow('shows a captcha script');
});

test('A deployment file with a number written as text stops the start with the name of the field.', () => {
  const written = JSON.parse(readFileSync(join(repositoryRoot(), 'deployments/dtyt.json'), 'utf8')) as {
    settings: Record<string, unknown>;
  };
  const file = join(temporaryFolder('deployment'), 'dtyt.json');
  writeFileSync(file, JSON.stringify({ ...written, settings: { ...written.settings, costoTalon: '20' } }));
  expect(() => readConfig({ ...production, DEPLOYMENT_FILE: file })).toThrow(/dtyt\.json.*\n {2}settings\.costoTalon/);
});

test('A deployment file that begins with a byte order mark is read like any other.', () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, `\uFEFF${readFileSync(DEPLOYMENT_FILE, 'utf8')}`);
  expect(readConfig({ ...production, DEPLOYMENT_FILE: file }).deployment.name).toBe('dtyt');
});

test('all missing and wrong settings are reported at once', () => {
  expect(() => readConfig({ ...production, SMTP_URL: '', SANDBOX: '1' })).toThrow(/SANDBOX=1[^]*SMTP_URL/);
  const all = ['JWT_SECRET is', 'GATEWAY_SECRET is', 'SMTP_URL is', 'PUBLIC_URL is', 'names no card gateway'];
  expect(() => readConfig({ NODE_ENV: 'production', DEPLOYMENT_FILE })).toThrow(new RegExp(all.join('[^]*')));
});

test('production has a process per core up to four, development has one, and BACKEND_PROCESSES overrides both', () => {
  expect(readConfig(production).processes).toBe(Math.min(availableParallelism(), 4));
  expect(readConfig({ ...production, NODE_ENV: 'development' }).processes).toBe(1);
  expect(readConfig({ ...production, BACKEND_PROCESSES: '64' }).processes).toBe(64);
  expect(readConfig({ ...production, NODE_ENV: 'development', BACKEND_PROCESSES: '2' }).processes).toBe(2);
});

test('a variable without a value, and spaces or a slash around a value, change nothing', () => {
  const names = ['DATA_DIR', 'LOG_LEVEL', 'TRUST_PROXY', 'MAIL_FROM', 'SANDBOX', 'DEMO_DATA', 'CALLS_PER_SECOND'];
  const usual = readConfig(production);
  expect(readConfig({ ...production, ...Object.fromEntries(names.map((name) => [name, ' '])) })).toEqual(usual);
  expect(readConfig({ ...production, PUBLIC_URL: ' https://rifas.example/ ' })).toEqual(usual);
});

test('an empty secret file of development gets a new secret, and a folder that cannot hold one is reported', () => {
  const own = { DEPLOYMENT_FILE, DATA_DIR: join(folder, 'data') };
  const { jwtSecret } = readConfig(own);
  expect(readConfig(own).jwtSecret).toBe(jwtSecret);
  writeFileSync(join(folder, 'data', 'jwt-secret.secret'), '');
  expect(readConfig(own).jwtSecret).toMatch(/^[\w-]{43}$/);
  expect(() => readConfig({ ...own, DATA_DIR: DEPLOYMENT_FILE })).toThrow('(DATA_DIR): ');
});
