import { cents } from '@rifas/shared/domain';
import { loadYup } from '@rifas/shared/validation';
import { amountOf, amountSchema } from './amount.form';

const MISSING = 'Debes ingresar el monto.';
const UNREADABLE = 'Debes ingresar el monto. Escribilo así: 1.234,50, con dos decimales como máximo.';
const OVER = 'El monto excede lo disponible del depósito seleccionado.';

test.each([
  ['', MISSING],
  ['0', MISSING],
  ['0,00', MISSING],
  ['-5', MISSING],
  ['abc', MISSING],
  ['12abc', MISSING],
  ['.', MISSING],
  ['1.2.3', UNREADABLE],
  ['10,555', UNREADABLE],
  ['0,001', UNREADABLE],
  ['0.001', UNREADABLE],
  ['50,01', OVER],
  ['1.000', OVER],
  ['9'.repeat(13), OVER],
  ['9'.repeat(14), OVER],
  [`${'9'.repeat(40)},50`, OVER],
  ['US$ 50,01', OVER],
  ['US$ 10,555', UNREADABLE],
  ['US$', MISSING],
  ['$ 20', MISSING],
  ['50', undefined],
  ['US$ 50,00', undefined],
  ['50.00', undefined],
  ['0,01', undefined],
  ['49,99', undefined],
])('the check of an amount with a balance of 50 reads %j and reports: %s', async (amount, message) => {
  const schema = amountSchema(cents(5000), 'US$')(await loadYup(), { amount });
  const found = await schema.validate({ amount }, { abortEarly: false }).then(
    () => undefined,
    (error: { errors: string[] }) => error.errors.join(),
  );
  expect(found).toBe(message);
});

test.each([
  ['1.234,50', 123450],
  ['1234.5', 123450],
  [' US$\u00a01.234,50', 123450],
  ['$20', undefined],
  ['0', undefined],
  [undefined, undefined],
])('the typed amount %j is read as %j cents', (typed, amount) => {
  expect(amountOf(typed, 'US$')).toBe(amount);
});
