import { demoSettings } from '@rifas/shared/testing';
import { asksCardType, chargeOf, choiceOf, type CheckoutScope } from './card-choice';
import { linkOf } from './link.samples';

const scopeOf = (variant: CheckoutScope['variant'], preguntarTipoTarjeta = false): CheckoutScope => ({
  variant,
  settings: { ...demoSettings, preguntarTipoTarjeta },
});
const dtyt = scopeOf('dtyt');
const ccee = scopeOf('ccee');

test.each([
  ['dtyt', false, false],
  ['dtyt', true, true],
  ['ccee', false, true],
] as const)('in %s with the question set to %p, asking the type is %p', (variant, setting, asks) => {
  expect(asksCardType(scopeOf(variant, setting))).toBe(asks);
});

test('a type that is not asked is empty, whatever the form holds (D4)', () => {
  expect(choiceOf({ card: 'Visa', cardType: 'Debito', instalments: '12' }, dtyt)).toEqual({
    brand: 'Visa',
    type: '',
    instalments: '12',
  });
});

test('nothing chosen is nothing', () => {
  expect(choiceOf({ card: '', cardType: '', instalments: '' }, ccee)).toEqual({});
});

test('debit in ccee is one instalment, whatever was chosen before (D5)', () => {
  expect(choiceOf({ card: 'Oca', cardType: 'Debito', instalments: '06' }, ccee).instalments).toBe('01');
  expect(choiceOf({ card: 'Oca', cardType: 'Debito', instalments: '06' }, scopeOf('dtyt', true)).instalments).toBe(
    '06',
  );
});

test('12 instalments of Visa carry 5 %, unless the seller absorbs it (D2)', () => {
  const choice = choiceOf({ card: 'Visa', cardType: '', instalments: '12' }, dtyt);
  expect(chargeOf(linkOf(), choice, dtyt)).toEqual({ base: 8000, surcharge: 400, total: 8400 });
  expect(chargeOf(linkOf({ linkData: { AsumirRecargo: true } }), choice, dtyt)).toEqual({
    base: 8000,
    surcharge: 0,
    total: 8000,
  });
});

test('ccee charges its fixed price per ticket, once the type is known (D5)', () => {
  expect(chargeOf(linkOf(), {}, ccee)).toBeUndefined();
  expect(chargeOf(linkOf(), { type: 'Credito' }, ccee)?.total).toBe(4 * 529000);
  expect(chargeOf(linkOf(), { type: 'Debito' }, ccee)?.total).toBe(4 * 499000);
});
