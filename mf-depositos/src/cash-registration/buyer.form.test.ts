import { NO_BUYER, type Buyer } from '@rifas/shared/domain';
import { demoSettings } from '@rifas/shared/testing';
import { loadYup } from '@rifas/shared/validation';
import { buyerLines } from './buyer-lines';
import { askedFields, buyerSchema, buyerToSend, isBuyerReady, requiredFields } from './buyer.form';

const asking = (contado: Partial<typeof demoSettings.contado>) => ({
  ...demoSettings,
  contado: { nombre: false, email: false, celular: false, departamento: false, ...contado },
});
const full: Buyer = {
  firstName: ' Ana ',
  lastName: 'Paz',
  email: ' ANA@Mail.com ',
  phone: '099',
  department: 'Rocha',
};

test.each([
  [{ nombre: true }, ['firstName', 'lastName'], ['firstName', 'lastName']],
  [{ email: true }, ['email'], ['email']],
  [{ celular: true }, ['phone'], ['phone']],
  [{ departamento: true }, ['department'], []],
  [{}, [], []],
])('the settings %j ask for %j and require %j', (contado, asked, required) => {
  expect(askedFields(asking(contado))).toEqual(asked);
  expect(requiredFields(asking(contado))).toEqual(required);
});

const messages = async (values: Buyer, settings = demoSettings): Promise<string[]> => {
  const schema = buyerSchema(settings)(await loadYup(), values);
  return schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
};

test.each<[string, Partial<Buyer>, string[]]>([
  ['all there', {}, []],
  ['no department', { department: '' }, []],
  ['blank name', { firstName: '  ' }, ['Debes completar todos los campos*']],
  ['no phone', { phone: '' }, ['Debes completar todos los campos*']],
  ['no email', { email: '' }, ['Debes completar todos los campos*']],
  ['bad email', { email: 'ana@mail' }, ['Formato de email inválido']],
])('%s', async (_name, changes, found) => {
  const values = { ...full, ...changes };
  expect(await messages(values)).toEqual(found);
  expect(isBuyerReady(values, demoSettings)).toBe(found.length === 0);
});

test('what is not asked is neither checked nor sent nor shown', async () => {
  const settings = asking({ nombre: true });
  expect(await messages({ ...full, email: 'no' }, settings)).toEqual([]);
  expect(isBuyerReady({ ...full, email: 'no' }, settings)).toBe(true);
  expect(buyerToSend(full, settings)).toEqual({
    firstName: 'Ana',
    lastName: 'Paz',
    email: '',
    phone: '',
    department: '',
  });
  expect(buyerLines(full, settings)).toEqual([{ label: 'Nombre', value: 'Ana Paz' }]);
});

test('texts are sent trimmed and the email in lower case', () => {
  expect(buyerToSend(full, demoSettings)).toEqual({
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@mail.com',
    phone: '099',
    department: 'Rocha',
  });
  expect(buyerLines(NO_BUYER, demoSettings)).toEqual([]);
});
