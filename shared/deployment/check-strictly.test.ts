import * as yup from 'yup';
import { demoDeployment } from '../testing';
import { checkStrictly } from './check-strictly';
import { deploymentSource } from './deployment.schema';

/** A copy of an object without some of its fields. */
const without = <Value extends object, Name extends keyof Value>(value: Value, ...names: readonly Name[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as Name))) as Omit<Value, Name>;

const written = without(demoDeployment(), 'composition', 'shellVersion', 'remotes');
const content = (settings: object = {}): object => ({
  ...written,
  remotes: { shell: 'local' },
  settings: { ...written.settings, ...settings },
});
const check = (file: unknown) => checkStrictly(deploymentSource(yup), file, 'x.json is not a valid deployment');

test('A deployment file as ops write it is read unchanged.', () => {
  expect(check(content())).toMatchObject({ name: 'dtyt', settings: { costoTalon: 20 } });
});

test.each([
  ['a number written as text', { costoTalon: '20' }, /settings\.costoTalon/],
  ['a flag written as text', { asumirRecargo: 'false' }, /settings\.asumirRecargo/],
  ['a code written as a number', { moneda: 840 }, /settings\.moneda/],
])('%s is refused with the name of its field, and is never converted.', (_what, settings, field) => {
  expect(() => check(content(settings))).toThrow(field);
});

test('The error names every wrong field at once.', () => {
  expect(() => check(content({ costoTalon: -1, mostrarResumen: 1 }))).toThrow(
    /^x\.json is not a valid deployment:\n {2}settings\.costoTalon: .*\n {2}settings\.mostrarResumen: /,
  );
});

test('A file that is not an object is refused as a whole.', () => {
  expect(() => check('dtyt')).toThrow('(whole file): has to be an object, not "dtyt"');
});

test('The sentence of the library is told without its words for types, and without a second path.', () => {
  expect(() => check({ ...content({ costoTalon: '20', moneda: 'UYU', asumirRecargo: undefined }), colour: 1 })).toThrow(
    [
      'x.json is not a valid deployment:',
      '  settings.costoTalon: has to be a number, not "20"',
      '  settings.moneda: is the number of a currency, with three digits, such as 840',
      '  settings.asumirRecargo: is a required field',
      '  (whole file): has unknown fields: colour',
    ].join('\n'),
  );
});

test('A missing field gets its default.', () => {
  expect(check({ ...without(written, 'captcha', 'telemetryUrl'), remotes: {} })).toMatchObject({
    captcha: null,
    telemetryUrl: null,
  });
});

test('An error that does not come from the schema is thrown unchanged.', () => {
  const validateSync = () => {
    throw new TypeError('a defect');
  };
  expect(() => checkStrictly({ validateSync, cast: () => ({}) }, {}, 'x')).toThrow(TypeError);
});
