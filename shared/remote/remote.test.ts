import { demoSettings } from '../testing';
import { satisfiesContract } from './contract-version';
import { isAvailable, labelFor } from './feature';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', true],
  ['^1.3.0', '2.5.0', true],
  ['^1.4.0', '2.0.0', false],
  ['^1.0.0', '3.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.0', '1.0.1', false],
  ['latest', '1.0.0', false],
  ['>=1', '1.0.0', false],
])('range %s with host %s: %s', (range, version, expected) => {
  expect(satisfiesContract(range, version)).toBe(expected);
});

const scope = (variant: 'dtyt' | 'ccee', settings = {}) => ({
  variant,
  mode: 'multi' as const,
  settings: { ...demoSettings, ...settings },
});

test('an entry exists by variant and by setting', () => {
  expect(isAvailable({ variants: ['dtyt'] }, scope('ccee'))).toBe(false);
  expect(isAvailable({ variants: ['dtyt'] }, scope('dtyt'))).toBe(true);
  expect(isAvailable({ setting: 'mostrarResumen' }, scope('ccee', { mostrarResumen: false }))).toBe(false);
  expect(isAvailable({}, scope('ccee'))).toBe(true);
});

test('a label is a text, or one per variant', () => {
  expect(labelFor({ dtyt: 'Bolsa', ccee: 'Transferencia' }, 'ccee')).toBe('Transferencia');
  expect(labelFor('Rifas', 'ccee')).toBe('Rifas');
});
