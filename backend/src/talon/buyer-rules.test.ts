import type { Buyer, BuyerSettings } from '@rifas/shared/domain';
import { buyerColumns, buyerOfRow } from './buyer-columns';
import { acceptBuyer } from './buyer-rules';

const ALL: BuyerSettings = { askName: true, askPhone: true, askEmail: true, askDepartment: true };
const eva: Buyer = {
  firstName: 'Eva',
  lastName: 'Paz',
  email: 'eva@example.com',
  phone: '099 1',
  department: 'Salto',
};

test('The data of a buyer is stored trimmed, the email in lower case, and each name in one line.', () => {
  const typed = {
    firstName: ' Eva\r\nMaría ',
    lastName: '\tPaz\u2029',
    email: ' EVA@Example.com ',
    phone: '099\u00001',
    department: ' Salto ',
  };
  expect(acceptBuyer('payment-link', ALL, typed)).toEqual({ ...eva, firstName: 'Eva María', phone: '099 1' });
});

test.each<[string, Partial<Buyer>]>([
  ['a first name', { firstName: ' ' }],
  ['a last name', { lastName: '' }],
  ['a phone', { phone: '\n' }],
  ['a first name that can be seen', { firstName: '\u200b' }],
  ['an email', { email: ' ' }],
])('A buyer without %s that the form asks for is refused.', (_what, change) => {
  expect(() => acceptBuyer('payment-link', ALL, { ...eva, ...change })).toThrow(
    expect.objectContaining({ message: 'Debes completar todos los campos*' }),
  );
});

test('Only the pay page requires a department, and a given department must be an offered one.', () => {
  expect(acceptBuyer('payment-link', ALL, { ...eva, department: '' }).department).toBe('');
  expect(acceptBuyer('cash', ALL, { ...eva, department: 'No lo sé' }).department).toBe('No lo sé');
  expect(() => acceptBuyer('checkout', ALL, { ...eva, department: '' })).toThrow(
    expect.objectContaining({ message: 'Debes completar todos los campos*' }),
  );
  expect(() => acceptBuyer('cash', ALL, { ...eva, department: 'Narnia' })).toThrow(
    expect.objectContaining({ message: 'Departamento no válido.' }),
  );
});

test.each(['payment-link', 'checkout'] as const)('"No lo sé" is no department for the form %s.', (form) => {
  expect(() => acceptBuyer(form, ALL, { ...eva, department: 'No lo sé' })).toThrow(
    expect.objectContaining({ message: 'Departamento no válido.' }),
  );
});

test('An email that the cash registration does not ask for may be missing, but a given email must be valid.', () => {
  const settings = { ...ALL, askEmail: false };
  expect(acceptBuyer('cash', settings, { ...eva, email: '' }).email).toBe('');
  expect(() => acceptBuyer('cash', settings, { ...eva, email: 'eva@x' })).toThrow(
    expect.objectContaining({ message: 'Formato de email inválido' }),
  );
});

test('A buyer is read from the columns of a sale as it was written.', () => {
  expect(buyerOfRow(buyerColumns(eva))).toEqual(eva);
  expect(buyerColumns(eva)).toMatchObject({
    compradorNombre: 'Eva',
    compradorApellido: 'Paz',
    compradorEmail: eva.email,
  });
});
