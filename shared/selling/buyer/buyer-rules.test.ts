import { NO_BUYER, type Buyer } from '@rifas/shared/domain';
import { demoSettings } from '@rifas/shared/testing';
import { loadYup } from '@rifas/shared/validation';
import { buyerRules } from './buyer-rules';

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
  expect(buyerRules('cash', asking(contado)).asked).toEqual(asked);
  expect(buyerRules('cash', asking(contado)).required).toEqual(required);
});

const messages = async (values: Buyer, settings = demoSettings): Promise<string[]> => {
  const y = await loadYup();
  const schema = y.object(buyerRules('cash', settings).schemaParts(y));
  return schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
};

test.each<[string, Partial<Buyer>, string[]]>([
  ['all there', {}, []],
  ['no department', { department: '' }, []],
  ['blank name', { firstName: '  ' }, ['Debes completar todos los campos*']],
  ['invisible name', { firstName: '\u200b\u200d' }, ['Debes completar todos los campos*']],
  ['invisible email', { email: '\u200b' }, ['Debes completar todos los campos*']],
  ['no phone', { phone: '' }, ['Debes completar todos los campos*']],
  ['no email', { email: '' }, ['Debes completar todos los campos*']],
  ['bad email', { email: 'ana@mail' }, ['Formato de email inválido']],
])('the cash registration shows the messages that belong to a buyer with %s', async (_name, changes, found) => {
  const values = { ...full, ...changes };
  expect(await messages(values)).toEqual(found);
  expect(buyerRules('cash', demoSettings).isComplete(values)).toBe(found.length === 0);
});

test('a buyer field that is not asked is not checked, sent or shown', async () => {
  const settings = asking({ nombre: true });
  expect(await messages({ ...full, email: 'no' }, settings)).toEqual([]);
  expect(buyerRules('cash', settings).isComplete({ ...full, email: 'no' })).toBe(true);
  expect(buyerRules('cash', settings).toSend(full)).toEqual({
    firstName: 'Ana',
    lastName: 'Paz',
    email: '',
    phone: '',
    department: '',
  });
  expect(buyerRules('cash', settings).lines(full)).toEqual([{ label: 'Nombre', value: 'Ana Paz' }]);
});

test('the texts of a buyer are sent trimmed, and the email in lower case', () => {
  expect(buyerRules('cash', demoSettings).toSend(full)).toEqual({
    firstName: 'Ana',
    lastName: 'Paz',
    email: 'ana@mail.com',
    phone: '099',
    department: 'Rocha',
  });
  expect(buyerRules('cash', demoSettings).lines(NO_BUYER)).toEqual([]);
});
