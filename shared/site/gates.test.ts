import { demoSettings } from '../testing';
import { isAvailable, labelFor } from './gates';

const scope = (variant: 'dtyt' | 'ccee', settings = {}) => ({
  variant,
  mode: 'multi' as const,
  settings: { ...demoSettings, ...settings },
});

test('An entry exists by variant and by setting.', () => {
  expect(isAvailable({ variants: ['dtyt'] }, scope('ccee'))).toBe(false);
  expect(isAvailable({ variants: ['dtyt'] }, scope('dtyt'))).toBe(true);
  expect(isAvailable({ setting: 'mostrarResumen' }, scope('ccee', { mostrarResumen: false }))).toBe(false);
  expect(isAvailable({}, scope('ccee'))).toBe(true);
});

test('A label is a text, or one per variant.', () => {
  expect(labelFor({ dtyt: 'Bolsa', ccee: 'Transferencia' }, 'ccee')).toBe('Transferencia');
  expect(labelFor('Rifas', 'ccee')).toBe('Rifas');
});

test('A variant without words of its own takes those of the other.', () => {
  expect(labelFor({ dtyt: 'Bolsa' }, 'ccee')).toBe('Bolsa');
  expect(labelFor({}, 'ccee')).toBe('');
});
