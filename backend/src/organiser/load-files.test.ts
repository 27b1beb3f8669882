import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { login, LOGIN_TYPE } from '@rifas/shared/contracts';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { deposits, draws, itineraries, passengers, tickets, users } from '../db/schema';
import { packageRoot } from '../platform/package-root';
import { createTestApp, type TestApp } from '../testing/test-app';
import { loadFiles } from './load-files';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await createTestApp();
  folder = temporaryFolder('csv');
});

const file = (name: string, ...lines: string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\r\n'));
  return path;
};
const demo = (name: string): string => join(packageRoot(), 'demo', name);
const load = (files: Parameters<typeof loadFiles>[2]) => loadFiles(app.db, app.config.deployment, files);
const EXAMPLES = { sellers: demo('vendedores.csv'), raffles: demo('rifas.csv'), deposits: demo('depositos.csv') };

const SELLERS = 'email,nombres,apellidos,celular,itinerario,precio_itinerario,clave_provisoria';
const RAFFLES = '\uFEFFnumero;sorteo;fecha_sorteo;email;precio';
const DEPOSITS = 'referencia;email;monto;fecha';
const GOOD_SELLER = 'eva@example.com,Eva,Paz,099,,,Cambiame.2026';

test('the example files load: sellers with a provisional password, tickets with the default price, deposits', async () => {
  expect(await load(EXAMPLES)).toEqual({ ok: true, sellers: 2, tickets: 15, deposits: 2 });
  const { body } = await app.call(login, {
    email: 'carla@example.com',
    password: 'Cambiame.2026',
    getHash: false,
    type: LOGIN_TYPE,
  });
  expect(body).toMatchObject({ status: 'success', newUser: true });
  expect(await app.db.select().from(itineraries)).toMatchObject([{ nombre: 'Bariloche 2027', precioCents: 285_000 }]);
  expect((await app.db.select().from(tickets)).map(({ precioCents }) => precioCents)).toEqual(
    Array.from({ length: 15 }, () => 2000),
  );
  expect((await app.db.select().from(draws).orderBy(asc(draws.id)))[0]?.fecha).toBe('2026-12-15 20:00:00');
  expect((await app.db.select().from(deposits).orderBy(asc(deposits.id)))[1]).toMatchObject({
    montoCents: 106_050,
    referencia: 'BROU-000124',
    fecha: '2026-11-03 00:00:00',
  });
});

test('a file with accents apart from their letters loads names in their usual form, and a password that is typed in it', async () => {
  const sellers = file('vendedores.csv', SELLERS, 'eva@example.com,Jose\u0301,Paz,099,,,Contrasen\u0303a.2026');
  expect(await load({ sellers })).toMatchObject({ ok: true });
  expect(await app.db.select().from(passengers)).toContainEqual(expect.objectContaining({ nombres: 'Jos\u00e9' }));
  const credentials = { email: 'eva@example.com', password: 'Contrase\u00f1a.2026', getHash: false, type: LOGIN_TYPE };
  expect((await app.call(login, credentials)).body).toMatchObject({ status: 'success' });
});

test('a second load of the same files is refused row by row, and nothing changes', async () => {
  await load(EXAMPLES);
  const result = await load(EXAMPLES);
  expect(result).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([
      'vendedores.csv, línea 2: el email carla@example.com ya está cargado',
      'rifas.csv, línea 16: la rifa 02003 ya está cargada',
      'depositos.csv, línea 3: el depósito BROU-000124 ya está cargado',
    ]),
  });
  expect(await app.db.$count(tickets)).toBe(15);
});

test('one bad row stops the load of all files', async () => {
  const result = await load({
    ...EXAMPLES,
    deposits: file('d.csv', DEPOSITS, 'R1;carla@example.com;100;01/11/2026', 'R2;carla@example.com;0;01/11/2026'),
  });
  expect(result).toEqual({ ok: false, problems: ['d.csv, línea 3: el monto "0" no es un importe mayor que 0'] });
  expect(await app.db.$count(users)).toBe(0);
});

test.each([
  [SELLERS, 'eva@,Eva,Paz,099,,,Cambiame.2026', 'v.csv, línea 2: el email "eva@" no es válido'],
  [SELLERS, 'eva@example.com,,Paz,099,,,Cambiame.2026', 'v.csv, línea 2: faltan nombres o apellidos'],
  [
    SELLERS,
    'eva@example.com,Eva,Paz,099,,,corta',
    'v.csv, línea 2: la clave provisoria no sirve: necesita una mayúscula, una minúscula, un número y al menos 8 caracteres',
  ],
  [
    SELLERS,
    'eva@example.com,Eva,Paz,099,Sur,mucho,Cambiame.2026',
    'v.csv, línea 2: el precio del itinerario "mucho" no es un importe',
  ],
  [SELLERS, `${GOOD_SELLER}\r\n${GOOD_SELLER}`, 'v.csv, línea 3: el email eva@example.com ya está en la línea 2'],
  [SELLERS, 'eva@example.com,Eva', 'v.csv, línea 2: no se pudo leer'],
  ['email,nombres', 'eva@example.com,Eva', 'v.csv, línea 1: falta la columna apellidos, celular'],
])('a bad file of sellers is refused with its line: %s / %s', async (header, row, problem) => {
  const result = await load({ sellers: file('v.csv', header, row) });
  expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(problem)] });
});

test.each([
  ['12a;1;15/12/2026;eva@example.com;', 'el número de rifa "12a" no es un número'],
  ['12;1;31/02/2026;eva@example.com;', 'la fecha del sorteo "31/02/2026" no es válida'],
  ['12;1;15/12/2026;eva@example.com;gratis', 'el precio "gratis" no es un importe'],
  ['12;1;15/12/2026;nadie@example.com;', 'no hay ningún vendedor con el email "nadie@example.com"'],
  [
    '12;1;15/12/2026;eva@example.com;\r\n12;1;15/12/2026;eva@example.com;',
    'el talón 12 del sorteo 1 ya está en la línea 2',
  ],
  ['12;1;15/12/2026;eva@example.com;\r\n13;1;16/12/2026;eva@example.com;', 'el sorteo 1 tiene otra fecha más arriba'],
])('a bad row of raffles is refused with its reason: %s', async (row, problem) => {
  const result = await load({ sellers: file('v.csv', SELLERS, GOOD_SELLER), raffles: file('r.csv', RAFFLES, row) });
  expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(problem)] });
});

test.each([
  ['an empty file', '', 1, 'el archivo está vacío'],
  ['a file of blank lines', '\r\n\r\n', 1, 'el archivo está vacío'],
  ['a NUL', `${RAFFLES}\r\n1;1;2027-03-15;eva@example.com;20\r\n2;1;2027-03-15;e\0@example.com;20`, 3, 'carácter nulo'],
])('%s is reported with its line, and nothing is loaded', async (_name, text, line, problem) => {
  const result = await load({ raffles: file('r.csv', text) });
  expect(result).toEqual({
    ok: false,
    problems: [expect.stringMatching(`^r\\.csv, línea ${line}: .*${problem}`) as string],
  });
});

test('more raffles than PostgreSQL takes parameters are compared with the loaded raffles', async () => {
  const rows = Array.from({ length: 70_000 }, (_, index) => `${index};1;2027-03-15;nadie@example.com;20`);
  const result = await load({ raffles: file('r.csv', RAFFLES, ...rows) });
  expect(result.ok ? [] : result.problems.slice(0, 1)).toEqual([
    'r.csv, línea 2: no hay ningún vendedor con el email "nadie@example.com"',
  ]);
});
