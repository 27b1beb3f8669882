import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { repositoryRoot } from './package-root';

const production = { NODE_ENV: 'production', GATEWAY_SECRET: 'g', JWT_SECRET: 'x'.repeat(32) };

test('production starts with its secrets, without sandbox', () => {
  expect(readConfig(production)).toMatchObject({ production: true, sandbox: false, jwtSecret: 'x'.repeat(32) });
});

test.each([
  ['no session secret', { JWT_SECRET: '' }, 'JWT_SECRET is required'],
  [
    'a session secret that can be guessed',
    { JWT_SECRET: 'x'.repeat(31) },
    'JWT_SECRET has to have 32 characters at least',
  ],
  ['no gateway secret', { GATEWAY_SECRET: undefined }, 'GATEWAY_SECRET is required'],
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
