import { toCsv, type CsvValue } from './csv';

const cell = (value: CsvValue): string => toCsv([[value]]).slice(1, -2);

test('a CSV file for a spreadsheet in es-UY has a byte order mark, semicolons, and CRLF after every row', () => {
  expect(
    toCsv([
      ['Número', 'Precio'],
      ['12', 20.5],
    ]),
  ).toBe('\uFEFFNúmero;Precio\r\n12;20,5\r\n');
  expect(toCsv([])).toBe('\uFEFF');
});

test.each([
  [1234.5, '1234,5'],
  [-20, '-20'],
  [null, ''],
  [undefined, ''],
  [true, 'Sí'],
  [false, 'No'],
  ['a;b', '"a;b"'],
  ['dice "hola"', '"dice ""hola"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['a,b', 'a,b'],
  ['0', '0'],
  ['120', '120'],
])('the value %j is written as %j', (value, expected) => expect(cell(value)).toBe(expected));

test.each([
  '=1+1',
  '+598 99 123 456',
  '-1',
  '@SUMA(A1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '=HYPERLINK("http://x";"y")',
])('the text %j is written so that a spreadsheet does not run it as a formula', (value) => {
  const opened = cell(value)
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');
  expect(opened).toBe(`'${value}`);
});

test('raffle numbers keep their leading zeros in a spreadsheet', () => expect(cell('00123')).toBe('"=""00123"""'));
