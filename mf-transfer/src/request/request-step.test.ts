import { stepAt, stepSearch } from './request-step';

const owners = [{ dueno: { duenoName: 'Ana' }, rifas: [] }];

test.each([
  ['nothing asked', null, { selected: ['1'] }, { name: 'select' }],
  ['the summary', '2', { selected: ['1'] }, { name: 'confirm', selected: ['1'] }],
  ['the summary of nothing', '2', { selected: [] }, { name: 'select' }],
  ['the result', '3', { selected: [], owners }, { name: 'done', owners }],
  ['a result that is not there', '3', { selected: ['1'] }, { name: 'select' }],
  ['the summary after the result', '2', { selected: [], owners }, { name: 'done', owners }],
  ['no step at all', 'x', { selected: ['1'], owners }, { name: 'select' }],
])('%s', (_case, paso, draft, step) => {
  expect(stepAt(paso, draft)).toEqual(step);
});

test('each step has an address of its own', () => {
  expect((['select', 'confirm', 'done'] as const).map(stepSearch)).toEqual(['', '?paso=2', '?paso=3']);
});
