import { askedBuyerFields, missingBuyerFields, requiredBuyerFields, type BuyerSettings } from './buyer';

const NONE: BuyerSettings = { askName: false, askPhone: false, askEmail: false, askDepartment: false };
const ALL: BuyerSettings = { askName: true, askPhone: true, askEmail: true, askDepartment: true };
const EVERY_FIELD = ['Nombre', 'Apellido', 'Email', 'Celular', 'Departamento'];

test.each([
  ['payment-link', NONE, ['Email'], ['Email']],
  ['payment-link', ALL, EVERY_FIELD, ['Nombre', 'Apellido', 'Email', 'Celular']],
  ['cash', NONE, [], []],
  ['cash', ALL, EVERY_FIELD, ['Nombre', 'Apellido', 'Email', 'Celular']],
  ['cash', { ...NONE, askEmail: true }, ['Email'], ['Email']],
  ['checkout', NONE, ['Nombre', 'Apellido', 'Email'], ['Nombre', 'Apellido', 'Email']],
  ['checkout', ALL, EVERY_FIELD, EVERY_FIELD],
  [
    'checkout',
    { ...NONE, askPhone: true },
    ['Nombre', 'Apellido', 'Email', 'Celular'],
    ['Nombre', 'Apellido', 'Email', 'Celular'],
  ],
] as const)('%s with %j', (form, settings, asked, required) => {
  expect(askedBuyerFields(form, settings)).toEqual(asked);
  expect(requiredBuyerFields(form, settings)).toEqual(required);
});

test('blanks are empty, and what is not required is not missed', () => {
  const values = { Nombre: ' ', Apellido: 'Paz', Email: undefined, Departamento: '' };
  expect(missingBuyerFields('payment-link', ALL, values)).toEqual(['Nombre', 'Email', 'Celular']);
  expect(missingBuyerFields('checkout', NONE, { Nombre: 'Ana', Apellido: 'Paz', Email: 'a@b.uy' })).toEqual([]);
});
