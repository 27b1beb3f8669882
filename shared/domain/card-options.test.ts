import {
  CARD_BRANDS,
  carriesSurcharge,
  instalmentCount,
  INSTALMENTS,
  instalmentsFor,
  instalmentsLabel,
  instalmentValue,
  isOfferedChoice,
  type CardChoice,
} from './card-options';
import { cents } from './money';

const TYPES: CardChoice['type'][] = ['Credito', 'Debito', '', undefined];

test('of all combinations, only Visa credit in 11 and 12 instalments carries the surcharge; a type not asked is credit (D2)', () => {
  const carrying = CARD_BRANDS.flatMap((brand) =>
    TYPES.flatMap((type) => INSTALMENTS.map((instalments) => ({ brand, type, instalments }))),
  )
    .filter(carriesSurcharge)
    .map(({ brand, type, instalments }) => `${brand} ${type ?? 'none'} ${instalments}`);
  expect(carrying).toEqual([
    'Visa Credito 11',
    'Visa Credito 12',
    'Visa  11',
    'Visa  12',
    'Visa none 11',
    'Visa none 12',
  ]);
});

test.each<Partial<CardChoice>>([{}, { brand: 'Visa' }, { instalments: '12' }])(
  'an incomplete choice carries none: %j',
  (choice) => expect(carriesSurcharge(choice)).toBe(false),
);

test.each([
  ['ccee', 'Debito', 1],
  ['ccee', 'Credito', 12],
  ['ccee', '', 12],
  ['dtyt', 'Debito', 12],
  ['dtyt', undefined, 12],
] as const)('%s %s offers %d instalments', (variant, type, count) => {
  const offered = instalmentsFor({ variant, type });
  expect(offered).toHaveLength(count);
  expect(offered[0]).toBe('01');
});

test.each([
  ['ccee', { brand: 'Visa', type: 'Debito', instalments: '01' }, true],
  ['ccee', { brand: 'Visa', type: 'Debito', instalments: '02' }, false],
  ['ccee', { brand: 'Visa', type: '', instalments: '01' }, false],
  ['ccee', { brand: 'Oca', type: 'Credito', instalments: '12' }, true],
  ['dtyt', { brand: 'Visa', type: '', instalments: '12' }, true],
] as const)('%s offers %j: %p', (variant, choice, offered) => expect(isOfferedChoice(variant, choice)).toBe(offered));

test('instalments in words and money', () => {
  expect(INSTALMENTS.map(instalmentCount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([instalmentsLabel('01'), instalmentsLabel('02'), instalmentsLabel('12')]).toEqual([
    '1 cuota',
    '2 cuotas',
    '12 cuotas',
  ]);
  expect(instalmentValue(cents(10000), '03')).toBe(3333);
  expect(instalmentValue(cents(10000), '01')).toBe(10000);
});
