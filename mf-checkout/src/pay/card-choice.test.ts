import { pricingOf, type Variant } from '@rifas/shared/domain';
import { demoSettings, raffleOf } from '@rifas/shared/testing';
import { chargeOf, choiceOf, isPayable } from './card-choice';
import { linkOf } from './link-samples.testing';

const pricingIn = (variant: Variant, preguntarTipoTarjeta = false) =>
  pricingOf({ variant, settings: { ...demoSettings, preguntarTipoTarjeta } });
const dtyt = pricingIn('dtyt');
const ccee = pricingIn('ccee');

test.each([
  ['dtyt', false, undefined],
  ['dtyt', true, 'debit'],
  ['ccee', false, 'debit'],
] as const)('in %s with preguntarTipoTarjeta %p, the chosen card type counts as %p', (variant, setting, type) => {
  const values = { brand: 'Visa', cardType: 'debit', instalments: '12' };
  expect(choiceOf(values, pricingIn(variant, setting)).type).toBe(type);
});

test.each([
  ['a card type that the form does not ask for', 'debit', dtyt],
  ['the name of a card type in an earlier release', 'Debito', ccee],
])('%s is left out of the choice', (_what, cardType, pricing) => {
  const choice = { brand: 'Visa', instalments: '12' };
  expect(choiceOf({ ...choice, cardType }, pricing)).toEqual(choice);
});

test('a form without a choice returns an empty choice', () => {
  expect(choiceOf({ brand: '', cardType: '', instalments: '' }, ccee)).toEqual({});
});

test('debit in ccee is one instalment, whatever was chosen before', () => {
  const values = { brand: 'Oca', cardType: 'debit', instalments: '06' };
  expect(choiceOf(values, ccee).instalments).toBe('01');
  expect(choiceOf(values, pricingIn('dtyt', true)).instalments).toBe('06');
});

test('12 instalments of Visa carry 5 %, unless the seller absorbs it', () => {
  const choice = choiceOf({ brand: 'Visa', cardType: '', instalments: '12' }, dtyt);
  expect(chargeOf(linkOf(), choice, dtyt)).toEqual({ base: 8000, surcharge: 400, total: 8400 });
  const absorbed = linkOf({ absorbsSurcharge: true });
  expect(chargeOf(absorbed, choice, dtyt)).toEqual({ base: 8000, surcharge: 0, total: 8000 });
});

test('ccee charges its fixed price per ticket, once the type is known', () => {
  expect(chargeOf(linkOf(), {}, ccee)).toBeUndefined();
  expect(chargeOf(linkOf(), { type: 'credit' }, ccee)?.total).toBe(4 * 529000);
  expect(chargeOf(linkOf(), { type: 'debit' }, ccee)?.total).toBe(4 * 499000);
});

test('a link without tickets cannot be paid', () => {
  for (const raffles of [[], [[]]]) {
    expect(isPayable({ raffles }, dtyt)).toBe(false);
    expect(isPayable({ raffles }, ccee)).toBe(false);
  }
});

test('a link with a ticket without a price cannot be paid, except where the price is fixed', () => {
  const link = linkOf({ raffles: [raffleOf('7'), raffleOf('8', { priceCents: undefined })] });
  expect(isPayable(link, dtyt)).toBe(false);
  expect(isPayable(link, ccee)).toBe(true);
  expect(isPayable(linkOf(), dtyt)).toBe(true);
});
