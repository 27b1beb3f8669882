import {
  CARD_BRANDS,
  carriesSurcharge,
  instalmentCount,
  INSTALMENTS,
  instalmentsLabel,
  instalmentValue,
  type CardChoice,
} from './card-options';
import { cents } from './money';

const TYPES: CardChoice['type'][] = ['credit', 'debit', undefined];

test('only Visa credit in 11 and 12 instalments carries the surcharge, and a card type that is not asked counts as credit', () => {
  const carrying = CARD_BRANDS.flatMap((brand) =>
    TYPES.flatMap((type) => INSTALMENTS.map((instalments) => ({ brand, type, instalments }))),
  )
    .filter(carriesSurcharge)
    .map(({ brand, type, instalments }) => `${brand} ${type ?? 'none'} ${instalments}`);
  expect(carrying).toEqual(['Visa credit 11', 'Visa credit 12', 'Visa none 11', 'Visa none 12']);
});

test.each<Partial<CardChoice>>([{}, { brand: 'Visa' }, { instalments: '12' }])(
  'an incomplete card choice carries no surcharge: %j',
  (choice) => expect(carriesSurcharge(choice)).toBe(false),
);

test('an instalment option has a number, a label and an amount', () => {
  expect(INSTALMENTS.map(instalmentCount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([instalmentsLabel('01'), instalmentsLabel('02'), instalmentsLabel('12')]).toEqual([
    '1 cuota',
    '2 cuotas',
    '12 cuotas',
  ]);
  expect(instalmentValue(cents(10000), '03')).toBe(3333);
  expect(instalmentValue(cents(10000), '01')).toBe(10000);
});
