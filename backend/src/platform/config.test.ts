import { readConfig } from './config';

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
