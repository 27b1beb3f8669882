import { FORM_ERROR } from 'final-form';
import * as yup from 'yup';
import { errorsOf, hasMessage } from './errors-of';

const schema = yup.object({
  email: yup.string().required('Debes completar todos los campos*').matches(/@/, 'Formato de email inválido'),
  comprador: yup.object({ Nombre: yup.string().required('Falta el nombre') }),
});

it('errorsOf keeps the first message of each field, nested like the values', () => {
  expect(errorsOf(schema, { email: '', comprador: { Nombre: '' } })).toEqual({
    email: 'Debes completar todos los campos*',
    comprador: { Nombre: 'Falta el nombre' },
  });
  expect(errorsOf(schema, { email: 'ana', comprador: { Nombre: 'Ana' } })).toEqual({
    email: 'Formato de email inválido',
  });
});

it('errorsOf returns no errors for valid values', () => {
  expect(errorsOf(schema, { email: 'ana@mail.uy', comprador: { Nombre: 'Ana' } })).toEqual({});
});

it('errorsOf puts an error without a field under the form', () => {
  const never = yup.object({}).test('nunca', 'Debes seleccionar al menos un talón*', () => false);
  expect(errorsOf(never, {})).toEqual({ [FORM_ERROR]: 'Debes seleccionar al menos un talón*' });
});

it('errorsOf throws the error of a broken schema', () => {
  const broken = yup.object({}).test('roto', () => {
    throw new TypeError('roto');
  });
  expect(() => errorsOf(broken, {})).toThrow(TypeError);
});

it('hasMessage finds a message at any depth', () => {
  expect(hasMessage({ a: 'x', b: { c: 'y' } }, 'y')).toBe(true);
  expect(hasMessage({ a: 'x' }, 'y')).toBe(false);
  expect(hasMessage(undefined, 'y')).toBe(false);
});
