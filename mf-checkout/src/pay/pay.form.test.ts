import { demoSettings } from '@rifas/shared/testing';
import { loadYup } from '@rifas/shared/validation';
import type { CheckoutScope } from './card-choice';
import { linkOf } from './link.samples';
import { initialValues, paySchema, type PayValues } from './pay.form';

const ALL = 'Debes completar todos los campos*';
const scopeOf = (
  changes: Partial<CheckoutScope['settings']> = {},
  variant: CheckoutScope['variant'] = 'dtyt',
): CheckoutScope => ({
  variant,
  settings: { ...demoSettings, ...changes },
});
const valid: PayValues = { ...initialValues(linkOf()), card: 'Visa', instalments: '01' };

async function errorsOf(changes: Partial<PayValues>, scope = scopeOf()): Promise<Record<string, string>> {
  const schema = paySchema(await loadYup(), scope);
  try {
    await schema.validate({ ...valid, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]).reverse());
  }
}

test('complete data passes', async () => expect(await errorsOf({})).toEqual({}));

test.each(['name', 'lastName', 'email', 'phone', 'department', 'card', 'instalments'])(
  '%s is required',
  async (field) => {
    expect(await errorsOf({ [field]: '  ' })).toMatchObject({ [field]: ALL });
  },
);

test('phone and department are required only if asked', async () => {
  const scope = scopeOf({ preguntarCelularComprador: false, preguntarDepartamentoComprador: false });
  expect(await errorsOf({ phone: '', department: '' }, scope)).toEqual({});
});

test('names are required although the link form may not ask for them', async () => {
  expect(await errorsOf({ name: '' }, scopeOf({ preguntarNombreComprador: false }))).toEqual({ name: ALL });
});

test('the type is required where it is asked, always in ccee', async () => {
  expect(await errorsOf({}, scopeOf({ preguntarTipoTarjeta: true }))).toEqual({ cardType: ALL });
  expect(await errorsOf({}, scopeOf({}, 'ccee'))).toEqual({ cardType: ALL });
});

test.each(['juan', 'juan@mail', 'juan+1@mail.com', 'juan@mail.info'])(
  '%s has the wrong format, in the odd words of the specification',
  async (email) => {
    expect(await errorsOf({ email })).toEqual({ email: 'Formato de contraseña inválido' });
  },
);

test('an email with capitals and spaces around is fine: it is normalised', async () => {
  expect(await errorsOf({ email: ' Juan@Mail.com ' })).toEqual({});
});

test('the form starts with what the link knows (D11)', () => {
  expect(initialValues(linkOf())).toEqual({
    name: 'Juan',
    lastName: 'Gómez',
    email: 'juan@mail.com',
    phone: '099123456',
    department: 'Salto',
    card: '',
    cardType: '',
    instalments: '',
  });
});

test('missing data and a department that is not offered here start empty (D13)', () => {
  const link = linkOf({
    linkData: { CompradorNombre: null, CompradorCelular: undefined, CompradorDepartamento: 'No lo sé' },
  });
  expect(initialValues(link)).toMatchObject({ name: '', phone: '', department: '' });
});
