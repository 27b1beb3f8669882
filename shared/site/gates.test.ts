import { demoSettings } from '../testing';
import { isAvailable, labelFor } from './gates';

const scope = (variant: 'dtyt' | 'ccee', settings = {}) => ({
  variant,
  mode: 'multi' as const,
  settings: { ...demoSettings, ...settings },
});

test('An entry is available by its variants and its setting.', () => {
  expect(isAvailable({ variants: ['dtyt'] }, scope('ccee'))).toBe(false);
  expect(isAvailable({ variants: ['dtyt'] }, scope('dtyt'))).toBe(true);
  expect(isAvailable({ setting: 'mostrarResumen' }, scope('ccee', { mostrarResumen: false }))).toBe(false);
  expect(isAvailable({}, scope('ccee'))).toBe(true);
});

test('A label is one text, or one text per variant.', () => {
  expect(labelFor({ dtyt: 'Bolsa', ccee: 'Transferencia' }, 'ccee')).toBe('Transferencia');
  expect(labelFor('Rifas', 'ccee')).toBe('Rifas');
});

test('A variant without a label of its own takes the label of the other variant.', () => {
  expect(labelFor({ dtyt: 'Bolsa' }, 'ccee')).toBe('Bolsa');
  expect(labelFor({}, 'ccee')).toBe('');
});
