import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { askRefunds } from '../checkout/ask-refunds';
import { settleLostNotices } from '../checkout/lost-notices';
import type { GatewayCard } from '../gateway/gateway';
import { decidePayment, paymentOf } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { Problems } from './csv-file';
import { endRefund } from './end-refund';
import { resolveCheck } from './resolve';
import { settlementSections } from './settlement-report';

let app: TestApp;
let scene: PaymentScene;
let attempt: string;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
  ({ attempt } = await scene.begin());
});

const HEADER = 'referencia;autorizacion;tipo;importe;moneda';

/** The differences that the settlement finds in a report with these bytes. */
async function differences(report: string | Buffer, days: { from?: string; to?: string } = {}) {
  const path = join(temporaryFolder('report'), 'informe.csv');
  writeFileSync(path, report);
  const problems = new Problems();
  const [first] = await settlementSections(app.db, { ...days, report: path }, problems);
  return problems.lines.length > 0 ? problems.lines : first?.rows;
}
const compared = (...lines: string[]) => differences([HEADER, ...lines].join('\n'));

test.each<[what: string, report: (reference: string) => string | Buffer]>([
  ['the currency by its letters', (one) => `${HEADER}\n${one};;cobro;42,00;usd`],
  [
    'names of columns in capitals, with accents, in another order',
    (one) => `Moneda,IMPORTE,Tipo,Autorización,Referencia\n840,42.00,COBRO,,${one}`,
  ],
  [
    'a mark of bytes, quotes and line ends of Windows',
    (one) => `\uFEFF"${HEADER.replaceAll(';', '";"')}"\r\n"${one}";"";"cobro";"42,00";"840"\r\n`,
  ],
  ['tabs', (one) => `${HEADER}\n${one};;cobro;42,00;840`.replaceAll(';', '\t')],
  [
    'the line in which Excel names the separator',
    (one) => `sep=,\r\n${HEADER.replaceAll(';', ',')}\r\n${one},,cobro,42.00,840`,
  ],
  ['that line with empty cells and a blank', (one) => `SEP=;;;;; \r\n${HEADER}\r\n${one};;cobro;42,00;840`],
  [
    'UTF-16 and tabs, as the "Unicode text" of Excel',
    (one) =>
      Buffer.from(`\uFEFFReferencia\tAutorización\tTipo\tImporte\tMoneda\r\n${one}\t\tCobro\t42,00\t840`, 'utf16le'),
  ],
  ['Latin-1', (one) => Buffer.from(`Referencia;Autorización;Tipo;Importe;Moneda\n${one};;Cobro;42,00;840`, 'latin1')],
])('A report with %s agrees.', async (_what, report) => {
  await notify(app, attempt);
  expect(await differences(report(attempt))).toEqual([]);
});

test('Charges are added up per day and seller, and a day is read as people type it.', async () => {
  await notify(app, attempt);
  const sums = async (days: { from?: string; to?: string }) =>
    (await settlementSections(app.db, days, new Problems()))[0]?.rows;
  const of = { dia: '2026-11-21', vendedor: 'ana@example.com', moneda: '840', cobros: 1 };
  expect(await sums({})).toEqual([{ ...of, cobrado: '42.00', devuelto: '0.00', neto: '42.00' }]);
  expect(await sums({ to: '2026-11-20' })).toEqual([]);
  expect(await sums({ from: '21/11/2026', to: '2026-11-21' })).toHaveLength(1);
  const problems = new Problems();
  expect(await settlementSections(app.db, { from: 'ayer' }, problems)).toEqual([]);
  expect(problems.lines).toEqual(['--from «ayer» no es un día: escribilo como 2026-11-01.']);
});

test('A payment that a query to the gateway found is matched by its authorisation.', async () => {
  await decidePayment(app, attempt, true, { amountCents: 3900 });
  app.setTime(61);
  await settleLostNotices(app);
  const { authorizationCode } = (await paymentOf(app.db, attempt))?.card as unknown as GatewayCard;
  expect(await compared(`;${authorizationCode};cobro;39,00;840`)).toEqual([]);
});

test('The authorisation of the charge counts, whatever a later notice names.', async () => {
  await notify(app, attempt, { fields: { amount: 3900 }, card: { authorizationCode: '777' } });
  await notify(app, attempt, { approved: false, card: { authorizationCode: '' } });
  await notify(app, attempt, { approved: false, card: { authorizationCode: '888' } });
  expect(await compared(';777;cobro;39,00;840')).toEqual([]);
});

test('Payments with the same authorisation are told apart, because each bank has its own numbers.', async () => {
  const { attempt: other } = await scene.begin();
  await notify(app, attempt);
  await notify(app, other, { fields: { amount: 4000 } });
  expect(await compared(';123456;cobro;40,00;840', ';123456;cobro;42,00;840')).toEqual([]);
  expect(await compared(';123456;cobro;41,00;840', `${attempt};;cobro;42,00;840`)).toEqual([
    { linea: 2, referencia: other, que: 'otro importe', nuestro: '40.00 840', pasarela: '41.00 840' },
  ]);
});

test('A line that names no payment is not matched with a payment that has no authorisation.', async () => {
  await notify(app, attempt, { card: { authorizationCode: '' } });
  expect(await compared(';;cobro;42,00;840')).toEqual([
    { linea: 2, referencia: '', que: 'no la tenemos', nuestro: '', pasarela: '42.00 840' },
    expect.objectContaining({ referencia: attempt, que: 'cobro que no está en el informe' }),
  ]);
});

test('Each difference is reported with its line.', async () => {
  await notify(app, attempt);
  const line = `${attempt};;cobro;41,00;840`;
  expect(await compared(line, line, 'otra;;cobro;7,00;840')).toEqual([
    { linea: 2, referencia: attempt, que: 'otro importe', nuestro: '42.00 840', pasarela: '41.00 840' },
    { linea: 3, referencia: attempt, que: 'está dos veces', nuestro: '', pasarela: '41.00 840' },
    { linea: 4, referencia: 'otra', que: 'no la tenemos', nuestro: '', pasarela: '7.00 840' },
  ]);
});

test('A line without a reference is matched by its authorisation, even if a spreadsheet removed its zeros.', async () => {
  await notify(app, attempt, { fields: { card: { authorizationCode: '001234' } } });
  for (const code of ['001234', '1234']) expect(await differences(`${HEADER}\n;${code};cobro;42,00;840`)).toEqual([]);
  expect(await differences(`${HEADER}\n;12340;cobro;42,00;840`)).toHaveLength(2);
});

test('A negative charge counts as a refund, and so does a refund of either sign.', async () => {
  await decidePayment(app, attempt, true, { amountCents: 4100 });
  await notify(app, attempt, { fields: { amount: 4100 } });
  await resolveCheck(app, 1, 'devolver');
  await askRefunds(app);
  const charge = `${HEADER}\n${attempt};;cobro;41,00;840`;
  for (const back of [
    'cobro;-41,00',
    'cobro;41,00-',
    'cobro;(41,00)',
    'devolucion;-41,00',
    'Devolución;41,00',
    'Devolución;( 41,00 )',
  ])
    expect(await differences(`${charge}\n${attempt};;${back};840`)).toEqual([]);
  for (const none of ['(41,00', '41,00)', '-(41,00)', '-41,00-', '()', '-'])
    expect(await differences(`${charge}\n${attempt};;cobro;${none};840`)).toEqual([
      `informe.csv, línea 3: el importe "${none}" no es un importe`,
    ]);
});

test('A refund by other means is not expected in the report, and a report that has it is a difference.', async () => {
  await notify(app, attempt, { fields: { amount: 4100 } });
  await resolveCheck(app, 1, 'devolver');
  await askRefunds(app);
  expect(await endRefund(app, 1, 'hecha-por-otro-medio')).toBeUndefined();
  const charge = `${HEADER}\n${attempt};;cobro;41,00;840`;
  expect(await differences(charge)).toEqual([]);
  expect(await differences(`${charge}\n${attempt};;devolucion;41,00;840`)).toMatchObject([
    { linea: 3, que: 'no la tenemos' },
  ]);
  const [daily] = await settlementSections(app.db, {}, new Problems());
  expect(daily?.rows).toMatchObject([{ cobrado: '41.00', devuelto: '0.00', neto: '41.00' }]);
});

test('A payment of another day is no difference, and a payment that the report lacks is one on its own day only.', async () => {
  await notify(app, attempt);
  const line = `${HEADER}\n${attempt};;cobro;42,00;840`;
  expect(await differences(line, { to: '2026-11-20' })).toEqual([]);
  expect(await differences(`${HEADER}\notra;;cobro;1;840`, { to: '2026-11-20' })).toMatchObject([
    { referencia: 'otra' },
  ]);
  expect(await differences(`${HEADER}\notra;;cobro;1;840`, { to: '2026-11-21' })).toMatchObject([
    { referencia: 'otra' },
    { referencia: attempt, que: 'cobro que no está en el informe' },
  ]);
});

test.each([
  [
    'that nobody closes',
    '',
    'no se pudo leer (no tiene tantos campos como el encabezado, o le sobran o le faltan comillas)',
  ],
  ['that a later one closes', ';otro"', 'el importe "42,00;840'],
])('A quote %s is reported at the line where its row begins.', async (_what, later, problem) => {
  const line = `${attempt};;cobro;42,00;840`;
  const rows = ['sep=;', HEADER, line, '', ';;;;', `${attempt};"BROU\r\nPocitos";cobro;42,00;840`];
  const report = [...rows, `${attempt};;cobro;"42,00;840`, line, line + later, line].join('\r\n');
  expect(await differences(report)).toEqual([expect.stringContaining(`informe.csv, línea 8: ${problem}`)]);
});

test('A line that is neither a charge nor a refund is a difference, and the other lines are still compared.', async () => {
  await notify(app, attempt);
  const others = ['TOTAL;42,00', ';;;42,00;USD', `${attempt};;Contracargo;42,00;840`, ';;;;'];
  expect(await differences([HEADER, `${attempt};;cobro;42,00;840`, ...others].join('\n'))).toEqual([
    { linea: 3, referencia: 'TOTAL', que: 'no es cobro ni devolucion', nuestro: '', pasarela: '42,00' },
    { linea: 4, referencia: '', que: 'no es cobro ni devolucion', nuestro: '', pasarela: '42,00 USD' },
    { linea: 5, referencia: attempt, que: 'no es cobro ni devolucion', nuestro: '', pasarela: 'Contracargo 42,00 840' },
  ]);
});

test('Days in the wrong order, a missing file, and missing or repeated columns are reported.', async () => {
  const header = (await differences('fecha;monto\n')) as string[];
  expect(header).toEqual(['informe.csv, línea 1: falta la columna referencia, autorizacion, tipo, importe, moneda']);
  expect(await differences(`${HEADER};Importe\n`)).toEqual(['informe.csv, línea 1: está dos veces la columna importe']);
  expect(await differences(HEADER, { from: '2026-12-01', to: '2026-11-01' })).toEqual([
    '--from es un día posterior al de --to.',
  ]);
  const problems = new Problems();
  const missing = join(temporaryFolder('report'), 'otro.csv');
  await settlementSections(app.db, { report: missing }, problems);
  expect(problems.lines).toEqual([`otro.csv, línea 1: no se pudo leer (no existe el archivo ${missing})`]);
});

// A search through all charges for each line took a minute.
test('A report of a whole season is compared in seconds.', async () => {
  await notify(app, attempt);
  const lines = Array.from({ length: 20_000 }, (_, index) => `ref-${index};;cobro;42,00;840`);
  await app.db.execute(sql`
    insert into payment_attempts overriding system value
    select (jsonb_populate_record(one, jsonb_build_object('id', 1000 + n, 'token', 'ref-' || n, 'deposit_id', null))).*
    from payment_attempts one, generate_series(0, ${lines.length - 1}) n`);
  const report = [HEADER, `${attempt};;cobro;42,00;840`, ...lines, `${attempt};;cobro;42,00;840`].join('\n');
  expect(await differences(report)).toEqual([expect.objectContaining({ linea: 20_003, que: 'está dos veces' })]);
}, 20_000);
