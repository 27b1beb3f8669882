import { pricingOf, type Variant } from '@rifas/shared/domain';
import { demoSettings } from '@rifas/shared/testing';
import { loadYup } from '@rifas/shared/validation';
import { linkOf } from './link-samples.testing';
import { initialValues, paySchema, type PayValues } from './pay.form';

const ALL = 'Debes completar todos los campos*';
const scopeOf = (changes: Partial<typeof demoSettings> = {}, variant: Variant = 'dtyt') => ({
  variant,
  settings: { ...demoSettings, ...changes },
});
const valid: PayValues = { ...initialValues(linkOf()), brand: 'Visa', instalments: '01' };

async function errorsOf(changes: Partial<PayValues>, scope = scopeOf()): Promise<Record<string, string>> {
  const schema = paySchema(await loadYup(), scope.settings, pricingOf(scope));
  try {
    await schema.validate({ ...valid, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]).reverse());
  }
}

test('complete data has no errors', async () => expect(await errorsOf({})).toEqual({}));

test.each(['firstName', 'lastName', 'email', 'phone', 'department', 'brand', 'instalments'])(
  '%s is required',
  async (field) => {
    expect(await errorsOf({ [field]: '  ' })).toMatchObject({ [field]: ALL });
  },
);

test('phone and department are required only if the settings ask for them', async () => {
  const scope = scopeOf({ preguntarCelularComprador: false, preguntarDepartamentoComprador: false });
  expect(await errorsOf({ phone: '', department: '' }, scope)).toEqual({});
});

test('names are required although the link form may not ask for them', async () => {
  expect(await errorsOf({ firstName: '' }, scopeOf({ preguntarNombreComprador: false }))).toEqual({ firstName: ALL });
});

test('the card type is required where the form asks for it, and always in ccee', async () => {
  expect(await errorsOf({}, scopeOf({ preguntarTipoTarjeta: true }))).toEqual({ cardType: ALL });
  expect(await errorsOf({}, scopeOf({}, 'ccee'))).toEqual({ cardType: ALL });
  expect(await errorsOf({ cardType: 'debit' }, scopeOf({}, 'ccee'))).toEqual({});
});

test('a card type with the name of an earlier release does not count as chosen', async () => {
  expect(await errorsOf({ cardType: 'Debito' }, scopeOf({}, 'ccee'))).toEqual({ cardType: ALL });
});

test.each(['juan', 'juan@mail', 'juan+1@mail.com', 'juan@mail.info'])(
  '%s is reported as a wrong format, in the odd words that the customer fixed',
  async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'Formato de contraseña inválido' });
  },
);

test('an email with capitals and spaces around it is valid, because it is normalised', async () => {
  expect(await errorsOf({ email: ' Juan@Mail.com ' })).toEqual({});
});

test('the form starts with the data of the link', () => {
  expect(initialValues(linkOf())).toEqual({
    firstName: 'Juan',
    lastName: 'Gómez',
    email: 'juan@mail.com',
    phone: '099123456',
    department: 'Salto',
    brand: '',
    cardType: '',
    instalments: '',
  });
});

test('missing data and a department that the pay page does not offer start empty', () => {
  const link = linkOf({ buyer: { firstName: '', phone: '', department: 'No lo sé' } });
  expect(initialValues(link)).toMatchObject({ firstName: '', phone: '', department: '' });
});
