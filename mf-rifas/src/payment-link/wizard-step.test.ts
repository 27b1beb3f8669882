import { resolveStep, searchOf } from './wizard-step';

const link = { token: 't', numbers: ['1'], phone: '' };

test.each([
  ['the bare address', null, 3, undefined, 'choose'],
  ['step 2 with a selection', '2', 1, undefined, 'buyer'],
  ['step 2 without a selection', '2', 0, undefined, 'choose'],
  ['step 2 once its link is made', '2', 0, link, 'ready'],
  ['the bare address with a link', null, 0, link, 'choose'],
  ['step 3 with a link', '3', 0, link, 'ready'],
  ['step 3 without a link', '3', 2, undefined, 'choose'],
  ['nonsense', 'x', 2, undefined, 'choose'],
])('%s leads to the step the draft allows', (_, paso, chosen, ready, expected) => {
  expect(resolveStep(paso, { chosen, link: ready }).name).toBe(expected);
});

test('each step has its address', () => {
  expect([searchOf('choose'), searchOf('buyer'), searchOf('ready')]).toEqual(['', '?paso=2', '?paso=3']);
});
