import { toCsv, type CsvValue } from './csv';

const cell = (value: CsvValue): string => toCsv([[value]]).slice(1, -2);

test('a file that a spreadsheet in es-UY opens: mark, semicolons, CRLF after every row', () => {
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
])('%j is written %j', (value, expected) => expect(cell(value)).toBe(expected));

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
])('%j is no formula any more', (value) => {
  const opened = cell(value)
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');
  expect(opened).toBe(`'${value}`);
});

test('raffle numbers keep their zeros in a spreadsheet', () => expect(cell('00123')).toBe('"=""00123"""'));
