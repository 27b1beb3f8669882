import { satisfiesContract } from './contract-version';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', true],
  ['^1.3.0', '2.5.0', true],
  ['^1.5.0', '2.0.0', false],
  ['^1.0.0', '3.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.0', '1.0.1', false],
  ['latest', '1.0.0', false],
  ['>=1', '1.0.0', false],
])('the range %s accepts the host version %s: %s', (range, version, expected) => {
  expect(satisfiesContract(range, version)).toBe(expected);
});
