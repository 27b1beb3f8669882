import { formOf, leftOut, printed } from './print-rows';

test('The CSV has no formulas and no control characters, and a raffle number keeps its zeros.', () => {
  const rows = [{ nombre: '\t＝HYPERLINK("x")', otro: 'a;b\u001b[2J', rifas: '00123', venta: 7 }];
  const section = { title: 't', rows, empty: '' };
  expect(printed([section], 'csv')).toBe(
    `\uFEFFnombre;otro;rifas;venta\r\n"' ＝HYPERLINK(""x"")";"a;b [2J";"=""00123""";7\r\n`,
  );
  expect(printed([section], 'table')).not.toContain('\u001b');
  expect(JSON.parse(printed([section], 'json'))).toEqual({ t: rows });
});

test('The CSV has amounts as numbers, and a message names the lists that it leaves out.', () => {
  const section = { title: 't', rows: [{ venta: 7 }], empty: '' };
  expect(printed([{ ...section, rows: [{ cobrado: '1240.50', neto: '-20.00' }] }], 'csv')).toBe(
    '\uFEFFcobrado;neto\r\n1240,5;-20\r\n',
  );
  expect(leftOut([section, { ...section, title: 'u' }, { title: 'v', rows: [], empty: '' }], 'csv')).toBe(
    'En el CSV está solo «t». También hay filas en «u».\n',
  );
  expect(leftOut([section], 'csv')).toBe('');
});

test('A message in every form says what a list leaves out.', () => {
  const section = { title: 't', rows: [], empty: '', note: 'Hay 3 más viejas.' };
  for (const form of ['table', 'json', 'csv'] as const)
    expect(leftOut([section], form)).toBe('«t»: Hay 3 más viejas.\n');
});

test('An output has one form: a table without an option, and none at all if two are asked for.', () => {
  expect(formOf({ json: false, csv: false })).toBe('table');
  expect(formOf({ json: true, csv: false })).toBe('json');
  expect(formOf({ json: false, csv: true })).toBe('csv');
  expect(formOf({ json: true, csv: true })).toBeUndefined();
});
