import { sql } from 'drizzle-orm';
import { deposits, tickets } from '../db/schema';
import { createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { csvLoader, type LoadCsv } from './load-csv.testing';

const MAIL = 'ana@example.com';
let app: TestApp;
let load: LoadCsv;
beforeEach(async () => {
  app = await createTestApp();
  await createSeller(app.db, MAIL);
  load = csvLoader(app);
});

const loadDeposits = (...references: string[]) =>
  load(
    'deposits',
    'referencia;email;monto;fecha',
    ...references.map((reference) => `${reference};${MAIL};1000;15/11/2026`),
  );
/** Each raffle as 'number/draw'. */
const loadRaffles = (...raffles: string[]) =>
  load(
    'raffles',
    'numero;sorteo;fecha_sorteo;email;precio',
    ...raffles.map((raffle) => `${raffle.replace('/', ';')};15/12/2026;${MAIL};20`),
  );
const references = async () => (await app.db.select().from(deposits)).map(({ referencia }) => referencia);
const numbers = async () => (await app.db.select().from(tickets)).map(({ numero }) => numero);

test.each([
  ['123456', '00123456'],
  ['00123456', '123456'],
  ['BROU-1', 'brou-1'],
  ['BROU 1', 'brou-1'],
  ['BROU\u00a01', 'BROU1'],
  ['Depósito – 7', 'deposito 7'],
  ['0012 3456', '123456'],
])('The deposit %s is refused if %s is loaded or listed, and nothing else is.', async (again, first) => {
  expect(await loadDeposits(`${first}9`, again, first)).toEqual([
    `línea 4: la referencia ${first} ya está en la línea 3 como ${again}`,
  ]);
  expect(await loadDeposits(first)).toEqual([]);
  expect(await loadDeposits(again)).toEqual([`línea 2: el depósito ${again} ya está cargado como ${first}`]);
  expect(await references()).toEqual([first]);
});

test('References that differ in more than their form are different deposits, and are stored as they are written.', async () => {
  const different = ['00123456', '1234560', 'BROU-1', 'BROU-10', 'BROU-01', '11-1', '1-11', '0', 'A0'];
  expect(await loadDeposits(...different)).toEqual([]);
  expect(await references()).toEqual(different);
});

test('A file of deposits that is loaded again unchanged is refused as before, also beside a deposit that was loaded twice.', async () => {
  await loadDeposits('00123456');
  const again = ['línea 2: el depósito 00123456 ya está cargado'];
  expect(await loadDeposits('00123456')).toEqual(again);
  await app.db.execute(sql`
    insert into deposits (passenger_id, tipo, monto_cents, fecha, referencia)
    select passenger_id, tipo, monto_cents, fecha, '123456' from deposits`);
  expect(await loadDeposits('00123456')).toEqual(again);
  expect(await loadDeposits('000123456')).toEqual([
    expect.stringMatching(/^línea 2: el depósito 000123456 ya está cargado como 0*123456$/),
  ]);
});

test.each(['1,23457E+17', '1.23e+11', '1E+17'])('The rest %s of a long reference is refused.', async (rest) => {
  expect(await loadDeposits('7', rest)).toEqual([`línea 3: la referencia "${rest}" perdió cifras en una planilla`]);
});

test.each([
  ['901', '00901'],
  ['00901', '901'],
  ['0901', '00901'],
])('The raffle %s is refused if %s is loaded or listed, in any draw.', async (again, first) => {
  expect(await loadRaffles(`${first}/1`, `${first}/2`, `${again}/1`, `${again}/3`)).toEqual([
    `línea 4: la rifa ${again} ya está en la línea 2 como ${first}`,
    `línea 5: la rifa ${again} ya está en la línea 2 como ${first}`,
  ]);
  expect(await loadRaffles(`${first}/1`)).toEqual([]);
  expect(await loadRaffles(`${again}/1`, `${again}/2`)).toEqual([
    `línea 2: la rifa ${again} ya está cargada como ${first}`,
    `línea 3: la rifa ${again} ya está cargada como ${first}`,
  ]);
  expect(await loadRaffles(`${first}/1`)).toEqual([`línea 2: la rifa ${first} ya está cargada`]);
  expect(await numbers()).toEqual([first]);
});

test('A draw that differs from a loaded or listed one only in its zeros is refused, because it would be a second draw.', async () => {
  expect(await loadRaffles('1/01', '2/1')).toEqual(['línea 3: el sorteo 1 ya está en la línea 2 como 01']);
  expect(await loadRaffles('1/01')).toEqual([]);
  expect(await loadRaffles('2/1')).toEqual(['línea 2: el sorteo 1 ya está cargado como 01']);
  expect(await loadRaffles('2/01', '20/10')).toEqual([]);
});

test('Of two loads at once of one deposit or raffle in two forms, one is refused.', async () => {
  const both = [
    [loadDeposits('00123456'), loadDeposits('123456')],
    [loadRaffles('00901/1'), loadRaffles('901/1')],
  ];
  for (const loads of both) {
    const problems = (await Promise.all(loads)).flat();
    expect(problems).toEqual([expect.stringMatching(/^línea 2: .* ya está cargad[oa] como 0*\d+$/)]);
  }
  expect([(await references()).length, (await numbers()).length]).toEqual([1, 1]);
});

// A search through all of them for each row would take minutes.
test('Files of 5,000 rows are compared with 20,000 loaded deposits and raffles in seconds.', async () => {
  await loadDeposits('9000000');
  await loadRaffles('9000000/1');
  await app.db.execute(sql`
    insert into deposits (passenger_id, tipo, monto_cents, fecha, referencia)
    select passenger_id, tipo, monto_cents, fecha, '00' || n from deposits, generate_series(1, 20000) n`);
  await app.db.execute(sql`insert into raffles (numero) select '00' || n from generate_series(1, 20000) n`);
  await app.db.execute(sql`
    insert into tickets (numero, draw_id, precio_cents, owner_id)
    select '00' || n, draw_id, precio_cents, owner_id from tickets, generate_series(1, 20000) n`);
  const rows = Array.from({ length: 5000 }, (_, index) => String(20_000 - index));
  expect(await loadDeposits(...rows)).toHaveLength(5000);
  expect(await loadRaffles(...rows.map((number) => `${number}/1`))).toHaveLength(5000);
}, 20_000);
