import { passengers, tickets } from '../db/schema';
import { createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { csvLoader, type LoadCsv } from './load-csv.testing';

const MAIL = 'eva@example.com';
let app: TestApp;
let load: LoadCsv;
beforeEach(async () => {
  app = await createTestApp();
  await createSeller(app.db, MAIL);
  load = csvLoader(app);
});

const SELLERS = 'email;nombres;apellidos;celular;itinerario;precio_itinerario;clave_provisoria';
const HEADER = 'numero;sorteo;fecha_sorteo;email;precio';
const row = (numero: string, precio = '') => `${numero};1;2027-03-15;${MAIL};${precio}`;
const loaded = async () =>
  (await app.db.select().from(tickets)).map(({ numero, precioCents }) => `${numero}: ${precioCents}`);

test.each([
  ['at the end of the last row', ''],
  ['at the start of every row', '\t'],
])('A tab %s is an empty field.', async (_where, before) => {
  const lines = [HEADER, row('1'), row('2')].map((line) => before + line.replaceAll(';', '\t'));
  expect(await load('raffles', ...lines)).toEqual([]);
  expect(await loaded()).toEqual(['1: 2000', '2: 2000']);
});

test.each([[['', '']], [[';;;;', '']], [['', 'sep=;']]])('Lines before the header count: %j', async (before) => {
  expect(await load('raffles', ...before, HEADER, row('1'), '', row('2', 'x'))).toEqual([
    'línea 6: el precio "x" no es un importe',
  ]);
  expect(await load('raffles', ...before, HEADER, row('1'), '', row('2'))).toEqual([]);
});

test('A file of separators alone is empty.', async () => {
  expect(await load('raffles', ';;;;', ';;;;')).toEqual(['línea 1: el archivo está vacío']);
});

test.each([
  ['precio;precio', '20;30', 'está dos veces la columna precio'],
  ['Precio (US$)', '30', 'hay una columna "precio (us$)", y ninguna "precio": cambiale el nombre'],
])('The price is not guessed: %s', async (columns, prices, problem) => {
  const header = HEADER.replace('precio', columns);
  expect(await load('raffles', header, row('1', prices))).toEqual([`línea 1: ${problem}`]);
  expect(await load('raffles', 'precio anterior;' + HEADER, `10;${row('1', '30')}`)).toEqual([]);
  expect(await loaded()).toEqual(['1: 3000']);
});

test('A loaded draw keeps its date, and another one in a file is refused; without an hour the day counts.', async () => {
  const drawn = (numero: string, date: string) => load('raffles', HEADER, row(numero).replace('2027-03-15', date));
  expect(await drawn('1', '15/03/2027 21:30')).toEqual([]);
  for (const date of ['15/05/2027', '15/03/2027 20:00'])
    expect(await drawn('2', date)).toEqual(['línea 2: el sorteo 1 ya está cargado con otra fecha: 2027-03-15 21:30']);
  expect(await drawn('2', '15/03/2027')).toEqual([]);
  expect(await drawn('3', '2027-03-15 21:30')).toEqual([]);
});

test('A loaded itinerary keeps its price, and another one in a file is refused.', async () => {
  const sellers = (name: string, price: string) =>
    load('sellers', SELLERS, `${name}@example.com;${name};Paz;099;Sur;${price};Cambiame.2026`);
  expect(await sellers('ana', '2.000,00')).toEqual([]);
  expect(await sellers('leo', '2500')).toEqual(['línea 2: el itinerario Sur ya está cargado con otro precio: 2000.00']);
  expect(await sellers('leo', '2000')).toEqual([]);
});

test('Tickets that are inserted in several statements all have their own price.', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => row(String(index + 1), index === 11_999 ? '30' : ''));
  expect(await load('raffles', HEADER, ...rows)).toEqual([]);
  expect(await app.db.$count(tickets)).toBe(12_000);
  expect((await loaded()).filter((one) => !one.endsWith(': 2000'))).toEqual(['12000: 3000']);
});

test('A line break in a cell becomes a blank, as in the forms.', async () => {
  expect(await load('sellers', SELLERS, 'ana@example.com;"Ana\nInés";Paz;099;;;Cambiame.2026')).toEqual([]);
  expect(await app.db.select().from(passengers)).toContainEqual(expect.objectContaining({ nombres: 'Ana Inés' }));
  expect(await load('sellers', SELLERS, '"ana\n@example.com";Ana;Paz;099;;;x')).toEqual([
    'línea 2: el email "ana @example.com" no es válido',
    expect.stringContaining('la clave provisoria no sirve'),
  ]);
});

test('A file whose lines are in two charsets, because two files were put together, keeps its accents.', async () => {
  const seller = (mail: string) => `${mail}@example.com;José;Núñez;099;;;Cambiame.2026`;
  const lines = [SELLERS, seller('uno'), Buffer.from(seller('dos'), 'latin1'), seller('tres')];
  expect(await load('sellers', ...lines)).toEqual([]);
  const names = (await app.db.select().from(passengers)).map(({ nombres, apellidos }) => `${nombres} ${apellidos}`);
  expect(names.slice(1)).toEqual(['José Núñez', 'José Núñez', 'José Núñez']);
});
