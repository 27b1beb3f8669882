import { contractsOf } from './matrix';

test('the oldest tested shell is the start of the range, and the newest is that of the installed kit', () => {
  expect(contractsOf('^2.0.0', '2.4.0')).toEqual({ oldest: '2.0.0', newest: '2.4.0' });
  expect(contractsOf('2.2.0', '2.2.0')).toEqual({ oldest: '2.2.0', newest: '2.2.0' });
});

test.each(['^3.0.0', '^2.5.0', 'newest'])('a kit outside the range %s is refused', (range) => {
  expect(() => contractsOf(range, '2.4.0')).toThrow('install one of that range');
});
