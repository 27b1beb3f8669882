import { ticketOf } from '../testing/samples';
import type { CardChoice } from './card-options';
import { cents } from './money';
import { cardTypeName, knownTotal, PRICE_MISMATCH_TEXTS, pricingOf, ticketsTotal, type PricingScope } from './pricing';
import type { Priced } from './ticket-states';

const SETTINGS = { precioCredito: 5290, precioDebito: 4990, preguntarTipoTarjeta: false };
const dtyt = pricingOf({ variant: 'dtyt', settings: SETTINGS });
const ccee = pricingOf({ variant: 'ccee', settings: SETTINGS });
const cceeAt = (precioCredito: number, precioDebito: number) =>
  pricingOf({ variant: 'ccee', settings: { ...SETTINGS, precioCredito, precioDebito } });

const tickets = [ticketOf({ price: 1000 }), ticketOf({ price: 234.1 })];
const visa12: CardChoice = { brand: 'Visa', instalments: '12' };

test('ticket prices add up to the cent, and a total with an unknown price is unknown', () => {
  const priced = [ticketOf({ price: 0.1 }), ticketOf({ price: 0.2 })] as Priced[];
  expect(ticketsTotal(priced)).toBe(30);
  expect(ticketsTotal([])).toBe(0);
  expect(knownTotal(priced)).toBe(30);
  expect(knownTotal([...priced, ticketOf({ priceCents: undefined })])).toBeUndefined();
});

describe('dtyt charges the tickets’ own prices', () => {
  test.each([
    ['the surcharge is added', visa12, false, 6171, 129581],
    ['the seller absorbs it', visa12, true, 0, 123410],
    ['ten instalments carry none', { ...visa12, instalments: '10' }, false, 0, 123410],
    ['debit carries none', { ...visa12, type: 'debit' }, false, 0, 123410],
    ['Oca carries none', { ...visa12, brand: 'Oca' }, false, 0, 123410],
    ['nothing chosen yet', {}, false, 0, 123410],
  ] as const)('%s', (_case, choice, sellerAbsorbs, surcharge, total) =>
    expect(dtyt.chargeFor(tickets, choice, sellerAbsorbs)).toEqual({ base: 123410, surcharge, total }),
  );

  test('tickets of which one has no price have no charge and no quote', () => {
    const some = [...tickets, ticketOf({ priceCents: undefined })];
    expect(dtyt.chargeFor(some, visa12, false)).toBeUndefined();
    expect(dtyt.quote(some)).toEqual([]);
    expect(dtyt.quote(tickets)).toEqual([{ label: 'Total', amount: 123410 }]);
  });
});

describe('ccee charges a fixed price per ticket', () => {
  test.each([
    ['credit', '01', 1058000, 0],
    ['debit', '01', 998000, 0],
    ['credit', '12', 1058000, 52900],
  ] as const)('the charge for %s in %s instalments uses the fixed price', (type, instalments, base, surcharge) =>
    expect(ccee.chargeFor(tickets, { brand: 'Visa', type, instalments }, false)).toEqual({
      base,
      surcharge,
      total: base + surcharge,
    }),
  );

  test('the fixed prices come from the settings', () => {
    expect(cceeAt(100.5, 90).chargeFor(tickets, { type: 'debit' }, true)?.total).toBe(18000);
    expect(cceeAt(100.5, 90).fixed).toEqual({ credit: 10050, debit: 9000 });
    expect(dtyt.fixed).toBeUndefined();
  });

  test.each([{}, { type: undefined }, { brand: 'Visa', instalments: '01' }] as const)(
    'there is no charge before a card type is chosen: %j',
    (choice) => expect(ccee.chargeFor(tickets, choice, false)).toBeUndefined(),
  );

  test('the quote has both fixed prices, whatever the tickets cost', () => {
    expect(ccee.quote([ticketOf({ priceCents: undefined })])).toEqual([
      { label: 'Total con crédito', cardType: 'credit', amount: 529000 },
      { label: 'Total con débito', cardType: 'debit', amount: 499000 },
    ]);
  });
});

test('the options of the card type have the labels that the customer wants', () => {
  expect(ccee.cardTypeOptions).toEqual([
    { value: 'credit', label: 'Crédito | $5290' },
    { value: 'debit', label: 'Débito | $4990' },
  ]);
  expect(dtyt.cardTypeOptions.map(({ label }) => label)).toEqual(['Crédito', 'Débito']);
  expect([cardTypeName('credit'), cardTypeName('debit')]).toEqual(['Crédito', 'Débito']);
});

describe('the card type is asked by a setting in dtyt, and always in ccee', () => {
  const scope = (variant: PricingScope['variant'], preguntarTipoTarjeta: boolean) =>
    pricingOf({ variant, settings: { ...SETTINGS, preguntarTipoTarjeta } });
  test.each([
    ['dtyt', false, false],
    ['dtyt', true, true],
    ['ccee', false, true],
    ['ccee', true, true],
  ] as const)('%s with the setting %p asks for the card type: %p', (variant, setting, asked) =>
    expect(scope(variant, setting).asksCardType).toBe(asked),
  );

  test.each([
    ['ccee', 'debit', 1],
    ['ccee', 'credit', 12],
    ['ccee', undefined, 12],
    ['dtyt', 'debit', 12],
    ['dtyt', undefined, 12],
  ] as const)('%s with the card type %s offers %d instalments', (variant, type, count) => {
    const offered = scope(variant, false).instalmentsFor(type);
    expect(offered).toHaveLength(count);
    expect(offered[0]).toBe('01');
  });

  test.each([
    ['ccee', false, { brand: 'Visa', type: 'debit', instalments: '01' }, true],
    ['ccee', false, { brand: 'Visa', type: 'debit', instalments: '02' }, false],
    ['ccee', false, { brand: 'Visa', instalments: '01' }, false],
    ['ccee', false, { brand: 'Oca', type: 'credit', instalments: '12' }, true],
    ['dtyt', false, { brand: 'Visa', instalments: '12' }, true],
    ['dtyt', false, { brand: 'Visa', type: 'credit', instalments: '12' }, false],
    ['dtyt', true, { brand: 'Visa', instalments: '12' }, false],
    ['dtyt', true, { brand: 'Visa', type: 'debit', instalments: '12' }, true],
  ] as const)('%s with the setting %p offers the choice %j: %p', (variant, setting, choice, offered) =>
    expect(scope(variant, setting).isOffered(choice)).toBe(offered),
  );
});

describe('a ticket that was bought with one card type at the price of the other', () => {
  const priced = (cardType: 'credit' | 'debit' | undefined, price: number) => ({
    cardType,
    priceCents: cents(Math.round(price * 100)),
  });
  test.each([
    ['debit', 5290, 'debit-at-credit-price'],
    ['debit', 10580, 'debit-at-credit-price'],
    ['debit', 4990, undefined],
    ['credit', 4990, 'credit-at-debit-price'],
    ['credit', 24950, 'credit-at-debit-price'],
    ['credit', 5290, undefined],
    ['debit', 5290.5, undefined],
    ['debit', 0, undefined],
    ['credit', 0, undefined],
    ['debit', -5290, undefined],
    ['debit', 20, undefined],
    [undefined, 5290, undefined],
  ] as const)('%s at a price of %p is reported as %p', (cardType, price, expected) => {
    expect(ccee.mismatchOf(priced(cardType, price))).toBe(expected);
    expect(dtyt.mismatchOf(priced(cardType, price))).toBe(expected);
  });

  test('is not reported without a price, and is found by the prices of the settings', () => {
    expect(ccee.mismatchOf({ cardType: 'debit', priceCents: undefined })).toBeUndefined();
    expect(cceeAt(100.1, 90).mismatchOf(priced('debit', 300.3))).toBe('debit-at-credit-price');
    expect(cceeAt(100.1, 90).mismatchOf(priced('debit', 5290))).toBeUndefined();
    expect(cceeAt(0, 0).mismatchOf(priced('credit', 5))).toBeUndefined();
  });

  test('has a text for each of the two mismatches', () => {
    expect(PRICE_MISMATCH_TEXTS['debit-at-credit-price']).toMatch(/débito a precio de crédito/);
    expect(PRICE_MISMATCH_TEXTS['credit-at-debit-price']).toMatch(/crédito a precio de débito/);
  });
});

test('the options of the card type show the price where the price is fixed', () => {
  const labels = (variant: 'dtyt' | 'ccee') =>
    pricingOf({ variant, settings: SETTINGS }).cardTypeOptions.map(({ value, label }) => `${value}: ${label}`);
  expect(labels('ccee')).toEqual([
    expect.stringMatching(/^credit: .*édito \| \$5290$/),
    expect.stringMatching(/^debit: .*ébito \| \$4990$/),
  ]);
  const withCents = { ...SETTINGS, precioCredito: 5290.5 };
  expect(pricingOf({ variant: 'ccee', settings: withCents }).cardTypeOptions[0]?.label).toBe('Crédito | $5290,50');
  expect(labels('dtyt')).toEqual([
    expect.stringMatching(/^credit: .*édito$/),
    expect.stringMatching(/^debit: .*ébito$/),
  ]);
});
