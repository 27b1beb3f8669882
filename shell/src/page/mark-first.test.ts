import { marksOf } from './mark-first';

test('the first event of an application opens it, and the first of each kind is marked', () => {
  const told = new Set<string>();
  const marks = ['failure', 'fallback', 'failure', 'load'].map((kind) => marksOf(told, { kind, remote: 'mf-a' }));
  expect(marks).toEqual([{ opens: true, first: true }, { first: true }, {}, { first: true }]);
  expect(marksOf(told, { kind: 'failure', remote: 'mf-b' })).toEqual({ opens: true, first: true });
  expect(marksOf(told, { kind: 'contract' })).toEqual({ opens: true, first: true });
  expect(marksOf(told, { kind: 'contract' })).toEqual({});
});
