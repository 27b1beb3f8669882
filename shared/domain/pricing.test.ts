import type { CardChoice } from './card-options';
import { cardTypeOptions, cceeTotal, chargeFor, ticketsTotal } from './pricing';
import { ticketOf } from './tickets.testkit';

const tickets = [ticketOf({ Precio: 1000 }), ticketOf({ Precio: 234.1 })];
const visa12: CardChoice = { brand: 'Visa', type: '', instalments: '12' };

test('tickets add up to the cent', () => {
  expect(ticketsTotal([ticketOf({ Precio: 0.1 }), ticketOf({ Precio: 0.2 })])).toBe(30);
  expect(ticketsTotal([])).toBe(0);
});

describe('dtyt charges the tickets’ own prices', () => {
  test.each([
    ['the surcharge is added', visa12, false, 6171, 129581],
    ['the seller absorbs it', visa12, true, 0, 123410],
    ['ten instalments carry none', { ...visa12, instalments: '10' }, false, 0, 123410],
    ['debit carries none', { ...visa12, type: 'Debito' }, false, 0, 123410],
    ['Oca carries none', { ...visa12, brand: 'Oca' }, false, 0, 123410],
    ['nothing chosen yet', {}, false, 0, 123410],
  ] as const)('%s', (_case, choice, sellerAbsorbs, surcharge, total) =>
    expect(chargeFor({ variant: 'dtyt', tickets, choice, sellerAbsorbs })).toEqual({ base: 123410, surcharge, total }),
  );
});

describe('ccee charges a fixed price per ticket (D5)', () => {
  test.each([
    ['Credito', '01', 1058000, 0],
    ['Debito', '01', 998000, 0],
    ['Credito', '12', 1058000, 52900],
  ] as const)('%s in %s', (type, instalments, base, surcharge) =>
    expect(
      chargeFor({ variant: 'ccee', tickets, choice: { brand: 'Visa', type, instalments }, sellerAbsorbs: false }),
    ).toEqual({
      base,
      surcharge,
      total: base + surcharge,
    }),
  );

  test('the prices come from settings', () => {
    const prices = { credito: 100.5, debito: 90 };
    expect(cceeTotal(3, 'Credito', prices)).toBe(30150);
    expect(
      chargeFor({ variant: 'ccee', tickets, choice: { type: 'Debito' }, sellerAbsorbs: true, prices })?.total,
    ).toBe(18000);
  });

  test.each([{}, { type: '' }, { brand: 'Visa', instalments: '01' }] as const)(
    'there is no charge before a type is chosen: %j',
    (choice) => expect(chargeFor({ variant: 'ccee', tickets, choice, sellerAbsorbs: false })).toBeUndefined(),
  );
});

test('the options of the card type are labelled as specified', () => {
  expect(cardTypeOptions('ccee').map(({ label }) => label)).toEqual(['Crédito | $5290', 'Débito | $4990']);
  expect(cardTypeOptions('dtyt')).toEqual([
    { value: 'Credito', label: 'Crédito' },
    { value: 'Debito', label: 'Débito' },
  ]);
});
