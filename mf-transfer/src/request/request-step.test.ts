import { stepAt } from './request-step';

const owners = [{ counterpart: { name: 'Ana', email: '', phone: '' }, raffles: [] }];

test.each([
  ['nothing asked', 1, { selected: ['1'] }, { name: 'select' }],
  ['the summary', 2, { selected: ['1'] }, { name: 'confirm', selected: ['1'] }],
  ['the summary of nothing', 2, { selected: [] }, { name: 'select' }],
  ['the result', 3, { selected: [], owners }, { name: 'done', owners }],
  ['a result that is not there', 3, { selected: ['1'] }, { name: 'select' }],
  ['the summary after the result', 2, { selected: [], owners }, { name: 'done', owners }],
  ['no step at all', NaN, { selected: ['1'], owners }, { name: 'select' }],
])('stepAt returns the step for: %s', (_case, asked, draft, step) => {
  expect(stepAt(asked, draft)).toEqual(step);
});
