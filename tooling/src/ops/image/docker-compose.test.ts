import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repoRoot } from '../../lib/repo';

interface Service {
  readonly init?: boolean;
  readonly user?: string;
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: unknown;
  readonly stop_grace_period?: string;
  readonly environment: Readonly<Record<string, string | null>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
}

const file = parse(readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const dockerfile = readFileSync(join(repoRoot, 'docker/Dockerfile'), 'utf8');
const services = Object.entries(file.services);

/** The user that the last USER line of a stage names. */
const userOf = (target: string): string | undefined => {
  const stage = dockerfile.split(/^FROM /m).find((part) => new RegExp(`^\\S+ AS ${target}\\n`).test(part)) ?? '';
  return [...stage.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1];
};

test('the compose file has the edge, the backend, PostgreSQL, and the composer that fills their volume', () => {
  expect(Object.keys(file.services).sort()).toEqual(['backend', 'composer', 'edge', 'postgres']);
});

test.each(services)(
  '%s cannot write its image, has no capability and gains none, and is not root',
  (_name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    const user = service.user ?? userOf(service.build?.target ?? '');
    expect(user).toMatch(/^(postgres|node|www-data)$/);
  },
);

test.each(services)('%s runs below an init process, which passes signals on and removes orphans', (_name, { init }) => {
  expect(init).toBe(true);
});

test.each(services)('the log of %s has a limited size', (_name, { logging }) => {
  expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } });
});

test('every service that serves has a health check, and the services that need it wait for it', () => {
  for (const [name, { healthcheck }] of services)
    expect([name, healthcheck !== undefined]).toEqual([name, name !== 'composer']);
  expect(file.services['backend']?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(file.services['edge']?.depends_on).toEqual({
    composer: { condition: 'service_completed_successfully' },
    backend: { condition: 'service_healthy' },
  });
});

test('the edge has as long to finish its requests at a stop as the backend', () => {
  const { edge, backend } = file.services;
  expect([edge?.stop_grace_period, backend?.stop_grace_period]).toEqual(['40s', '40s']);
});

test('nginx mounts the site read-only', () => {
  expect(file.services['edge']?.volumes).toEqual(['site:/data:ro']);
});

test('every secret comes from the environment and has no default', () => {
  const secrets = services.flatMap(([, { environment }]) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
  );
  // Only a deployment with a foreign captcha needs this secret; its backend does not start without it.
  const { CAPTCHA_SECRET, ...required } = Object.fromEntries(secrets);
  expect(CAPTCHA_SECRET).toBe('${CAPTCHA_SECRET:-}');
  expect(Object.keys(required).sort()).toEqual(['GATEWAY_SECRET', 'JWT_SECRET', 'PGPASSWORD', 'POSTGRES_PASSWORD']);
  for (const value of Object.values(required)) expect(value).toMatch(/^\$\{[A-Z_]+:\?[^}]+\}$/);
});
