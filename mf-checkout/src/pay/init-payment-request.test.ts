import { demoSettings, raffleOf } from '@rifas/shared/testing';
import { initPaymentRequest } from './init-payment-request';
import { linkOf } from './link.samples';
import { initialValues, type PayValues } from './pay.form';

const dtyt = { variant: 'dtyt' as const, settings: demoSettings };
const ccee = { variant: 'ccee' as const, settings: demoSettings };
const chosen = (changes: Partial<PayValues>): PayValues => ({
  ...initialValues(linkOf()),
  card: 'Master',
  instalments: '03',
  ...changes,
});

test('carries every field of the specification', () => {
  const values = chosen({ name: ' Juana ', email: ' Juana@Mail.COM ' });
  expect(initPaymentRequest('tok', linkOf(), values, dtyt)).toEqual({
    token: 'tok',
    amount: 8000,
    client_department: 'Salto',
    client_email: 'juana@mail.com',
    client_fname: 'Juana',
    client_lname: 'Gómez',
    client_mobile: '099123456',
    venta_id: 77,
    currency: '840',
    asumir_recargo: 'false',
    cuotas: '03',
    tarjeta: 'Master',
    tipo_tarjeta: '',
  });
});

test('the surcharge is computed in cents, halves up (D1)', () => {
  const link = linkOf({ talones: [raffleOf('1', { draws: 1, Precio: 1234.1 })] });
  expect(initPaymentRequest('tok', link, chosen({ card: 'Visa', instalments: '11' }), dtyt).amount).toBe(129581);
});

test('says that the seller absorbs the surcharge', () => {
  const link = linkOf({ linkData: { AsumirRecargo: true } });
  expect(initPaymentRequest('tok', link, chosen({ card: 'Visa', instalments: '12' }), dtyt)).toMatchObject({
    asumir_recargo: 'true',
    amount: 8000,
  });
});

test('debit in ccee goes out as one instalment of the debit price', () => {
  expect(initPaymentRequest('tok', linkOf(), chosen({ cardType: 'Debito', instalments: '12' }), ccee)).toMatchObject({
    cuotas: '01',
    tipo_tarjeta: 'Debito',
    amount: 4 * 499000,
  });
});

test.each([{ card: '' }, { instalments: '' }, { instalments: '13' }])('refuses an incomplete choice: %j', (changes) => {
  expect(() => initPaymentRequest('tok', linkOf(), chosen(changes), dtyt)).toThrow('incomplete');
});
