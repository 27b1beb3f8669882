import { demoSettings } from '@rifas/shared/testing';
import { loadYup } from '@rifas/shared/validation';
import { buyerLines } from './buyer-lines';
import {
  askedFields,
  buyerSchema,
  buyerToSend,
  EMPTY_BUYER,
  isBuyerReady,
  requiredFields,
  type BuyerValues,
} from './buyer.form';

const asking = (contado: Partial<typeof demoSettings.contado>) => ({
  ...demoSettings,
  contado: { nombre: false, email: false, celular: false, departamento: false, ...contado },
});
const full: BuyerValues = {
  Nombre: ' Ana ',
  Apellido: 'Paz',
  Email: ' ANA@Mail.com ',
  Celular: '099',
  Departamento: 'Rocha',
};

test.each([
  [{ nombre: true }, ['Nombre', 'Apellido'], ['Nombre', 'Apellido']],
  [{ email: true }, ['Email'], ['Email']],
  [{ celular: true }, ['Celular'], ['Celular']],
  [{ departamento: true }, ['Departamento'], []],
  [{}, [], []],
])('the settings %j ask for %j and require %j', (contado, asked, required) => {
  expect(askedFields(asking(contado))).toEqual(asked);
  expect(requiredFields(asking(contado))).toEqual(required);
});

const messages = async (values: BuyerValues, settings = demoSettings): Promise<string[]> => {
  const schema = buyerSchema(settings)(await loadYup(), values);
  return schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
};

test.each<[string, Partial<BuyerValues>, string[]]>([
  ['all there', {}, []],
  ['no department', { Departamento: '' }, []],
  ['blank name', { Nombre: '  ' }, ['Debes completar todos los campos*']],
  ['no phone', { Celular: '' }, ['Debes completar todos los campos*']],
  ['no email', { Email: '' }, ['Debes completar todos los campos*']],
  ['bad email', { Email: 'ana@mail' }, ['Formato de email inválido']],
])('%s', async (_name, changes, found) => {
  const values = { ...full, ...changes };
  expect(await messages(values)).toEqual(found);
  expect(isBuyerReady(values, demoSettings)).toBe(found.length === 0);
});

test('what is not asked is neither checked nor sent nor shown', async () => {
  const settings = asking({ nombre: true });
  expect(await messages({ ...full, Email: 'no' }, settings)).toEqual([]);
  expect(isBuyerReady({ ...full, Email: 'no' }, settings)).toBe(true);
  expect(buyerToSend(full, settings)).toEqual({
    Nombre: 'Ana',
    Apellido: 'Paz',
    Email: '',
    Celular: '',
    Departamento: '',
  });
  expect(buyerLines(full, settings)).toEqual([{ label: 'Nombre', value: 'Ana Paz' }]);
});

test('texts are sent trimmed and the email in lower case', () => {
  expect(buyerToSend(full, demoSettings)).toEqual({
    Nombre: 'Ana',
    Apellido: 'Paz',
    Email: 'ana@mail.com',
    Celular: '099',
    Departamento: 'Rocha',
  });
  expect(buyerLines(EMPTY_BUYER, demoSettings)).toEqual([]);
});
