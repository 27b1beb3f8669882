import { cardTypeOf } from '@rifas/shared/contracts';
import { card } from '../testing/samples';
import { cardDetails, maskedCard, paymentType } from './card-details';

test('the details have every field of the card with its label, and the transaction as HH:mm:ss dd/MM/y', () => {
  expect(cardDetails(card).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Emisor: Banco Sur',
    'Adquirente: Geocom',
    'Código de autorización: 445566',
    'Fecha de la transacción: 09:08:07 01/05/2026',
    'Número de tarjeta: 4111********1111',
    'Cuotas: 3',
  ]);
});

test('a field that the server leaves out has no line in the details', () => {
  expect(cardDetails({ issuer: undefined, instalments: '12', transactionDate: undefined })).toEqual([
    { label: 'Cuotas', value: '12' },
  ]);
});

test.each([
  ['4111111111111111', '**** 1111'],
  ['4111 1111 1111 1111', '**** 1111'],
  ['4111********1111', '4111********1111'],
  ['', ''],
])('the card number %j is shown as %j', (number, shown) => {
  expect(maskedCard(number)).toBe(shown);
});

test.each([
  ['Credito', 'Crédito'],
  ['Crédito', 'Crédito'],
  ['Debito', 'Débito'],
  ['débito', 'Débito'],
  ['Prepaga', 'Prepaga'],
  [undefined, ''],
])('the card type %j is shown as %j', (sent, shown) => {
  expect(paymentType({ cardTypeText: sent, cardType: cardTypeOf(sent) })).toBe(shown);
});
