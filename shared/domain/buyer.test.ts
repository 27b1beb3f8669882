import { askedBuyerFields, buyerSettings, missingBuyerFields, requiredBuyerFields, type BuyerSettings } from './buyer';

const NONE: BuyerSettings = { askName: false, askPhone: false, askEmail: false, askDepartment: false };
const ONLY_EMAIL: BuyerSettings = { ...NONE, askEmail: true };
const ALL: BuyerSettings = { askName: true, askPhone: true, askEmail: true, askDepartment: true };
const EVERY_FIELD = ['firstName', 'lastName', 'email', 'phone', 'department'];

test.each([
  ['payment-link', ONLY_EMAIL, ['email'], ['email']],
  ['payment-link', ALL, EVERY_FIELD, ['firstName', 'lastName', 'email', 'phone']],
  ['cash', NONE, [], []],
  ['cash', ALL, EVERY_FIELD, ['firstName', 'lastName', 'email', 'phone']],
  ['cash', ONLY_EMAIL, ['email'], ['email']],
  ['checkout', ONLY_EMAIL, ['firstName', 'lastName', 'email'], ['firstName', 'lastName', 'email']],
  ['checkout', ALL, EVERY_FIELD, EVERY_FIELD],
  [
    'checkout',
    { ...ONLY_EMAIL, askPhone: true },
    ['firstName', 'lastName', 'email', 'phone'],
    ['firstName', 'lastName', 'email', 'phone'],
  ],
] as const)(
  'the settings decide which fields a form asks for and requires: %s with %j',
  (form, settings, asked, required) => {
    expect(askedBuyerFields(form, settings)).toEqual(asked);
    expect(requiredBuyerFields(form, settings)).toEqual(required);
  },
);

test('a field of blanks counts as empty, and an optional field is never missing', () => {
  const values = { firstName: ' ', lastName: 'Paz', email: undefined, department: '' };
  expect(missingBuyerFields('payment-link', ALL, values)).toEqual(['firstName', 'email', 'phone']);
  expect(missingBuyerFields('checkout', ONLY_EMAIL, { firstName: 'Ana', lastName: 'Paz', email: 'a@b.uy' })).toEqual(
    [],
  );
});

test.each(['\u200b', '\u200d\ufe0f', ' \u2060\ufeff ', '\u3164', '\u0000\u00ad'])(
  'a name in which nothing can be seen counts as empty: %j',
  (firstName) => {
    const buyer = { firstName, lastName: 'Paz', email: 'a@b.uy' };
    expect(missingBuyerFields('checkout', ONLY_EMAIL, buyer)).toEqual(['firstName']);
    expect(missingBuyerFields('checkout', ONLY_EMAIL, { ...buyer, firstName: `${firstName}❤️` })).toEqual([]);
  },
);

const ASK_ALL = {
  preguntarNombreComprador: true,
  preguntarCelularComprador: true,
  preguntarDepartamentoComprador: true,
  contado: { nombre: false, email: false, celular: false, departamento: false },
};

test('Each form reads its own settings: the cash registration has four, and the other forms always ask for the email.', () => {
  expect(buyerSettings('cash', ASK_ALL)).toEqual(NONE);
  expect(buyerSettings('payment-link', ASK_ALL)).toEqual(ALL);
  const asksNothing = {
    ...ASK_ALL,
    preguntarNombreComprador: false,
    preguntarCelularComprador: false,
    preguntarDepartamentoComprador: false,
  };
  expect(buyerSettings('payment-link', asksNothing)).toEqual(ONLY_EMAIL);
  expect(buyerSettings('checkout', asksNothing)).toEqual(ONLY_EMAIL);
});
