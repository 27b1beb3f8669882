import { pricingOf, type PaymentLink, type Variant } from '@rifas/shared/domain';
import { demoSettings, raffleOf } from '@rifas/shared/testing';
import { linkOf } from './link-samples.testing';
import { initialValues, type PayValues } from './pay.form';
import { paymentRequest } from './payment-request';

const requestOf = (changes: Partial<PayValues>, link: PaymentLink = linkOf(), variant: Variant = 'dtyt') =>
  paymentRequest(
    { token: 'tok', link, pricing: pricingOf({ variant, settings: demoSettings }), currency: demoSettings.moneda },
    { ...initialValues(linkOf()), brand: 'Master', instalments: '03', ...changes },
  );

test('the request has the data and the choice of the buyer, and the data of the link', () => {
  expect(requestOf({ firstName: ' Juana ', email: ' Juana@Mail.COM ' })).toEqual({
    token: 'tok',
    amountCents: 8000,
    buyer: {
      department: 'Salto',
      email: 'juana@mail.com',
      firstName: 'Juana',
      lastName: 'Gómez',
      phone: '099123456',
    },
    saleId: 77,
    currency: '840',
    absorbsSurcharge: false,
    instalments: '03',
    brand: 'Master',
    cardType: undefined,
  });
});

test.each<[string, Partial<PayValues>, PaymentLink, Variant, object]>([
  [
    'a surcharge in cents, halves up',
    { brand: 'Visa', instalments: '11' },
    linkOf({ raffles: [raffleOf('1', { draws: 1, price: 1234.1 })] }),
    'dtyt',
    { amountCents: 129581 },
  ],
  [
    'no surcharge if the seller absorbs it',
    { brand: 'Visa', instalments: '12' },
    linkOf({ absorbsSurcharge: true }),
    'dtyt',
    { absorbsSurcharge: true, amountCents: 8000 },
  ],
  [
    'one instalment of the debit price in ccee',
    { cardType: 'debit', instalments: '12' },
    linkOf(),
    'ccee',
    { instalments: '01', cardType: 'debit', amountCents: 4 * 499000 },
  ],
])('the request has %s', (_what, changes, link, variant, expected) => {
  expect(requestOf(changes, link, variant)).toMatchObject(expected);
});

test.each([{ brand: '' }, { instalments: '' }, { instalments: '13' }])(
  'paymentRequest refuses an incomplete choice: %j',
  (changes) => {
    expect(() => requestOf(changes)).toThrow('incomplete');
  },
);

test('paymentRequest refuses a link with a ticket that has no price', () => {
  const link = linkOf({ raffles: [raffleOf('1', { priceCents: undefined })] });
  expect(() => requestOf({}, link)).toThrow('incomplete');
});
