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

test.each(['firstName', 'lastName', 'email', 'phone', 'department', 'brand', 'instalments'])(
  '%s is required',
  async (field) => {
    expect(await errorsOf({ [field]: '  ' })).toMatchObject({ [field]: ALL });
  },
);

test.each<[string, Partial<PayValues>, ReturnType<typeof scopeOf>, Record<string, string>]>([
  ['complete data', {}, scopeOf(), {}],
  ['an email with capitals and spaces around it', { email: ' Juan@Mail.com ' }, scopeOf(), {}],
  [
    'no phone and no department where the settings ask for neither',
    { phone: '', department: '' },
    scopeOf({ preguntarCelularComprador: false, preguntarDepartamentoComprador: false }),
    {},
  ],
  [
    'no name where the link form does not ask for names',
    { firstName: '' },
    scopeOf({ preguntarNombreComprador: false }),
    { firstName: ALL },
  ],
  ['no card type where the form asks for it', {}, scopeOf({ preguntarTipoTarjeta: true }), { cardType: ALL }],
  ['no card type in ccee', {}, scopeOf({}, 'ccee'), { cardType: ALL }],
  ['a card type in ccee', { cardType: 'debit' }, scopeOf({}, 'ccee'), {}],
  ['a card type with the name of an earlier release', { cardType: 'Debito' }, scopeOf({}, 'ccee'), { cardType: ALL }],
])('%s: the check of %j reports what is missing', async (_what, changes, scope, errors) => {
  expect(await errorsOf(changes, scope)).toEqual(errors);
});

test.each(['juan', 'juan@mail', 'juan+1@mail.com', 'juan@mail.info'])(
  '%s is reported as a wrong format, in the odd words that the customer fixed',
  async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'Formato de contraseña inválido' });
  },
);

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
