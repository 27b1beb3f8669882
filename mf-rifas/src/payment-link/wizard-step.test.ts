import { resolveStep } from './wizard-step';

const link = { token: 't', numbers: ['1'], phone: '' };

test.each([
  ['the bare address', 1, 3, undefined, 'choose'],
  ['step 2 with a selection', 2, 1, undefined, 'buyer'],
  ['step 2 without a selection', 2, 0, undefined, 'choose'],
  ['step 2 once its link is made', 2, 0, link, 'ready'],
  ['the bare address with a link', 1, 0, link, 'choose'],
  ['step 3 with a link', 3, 0, link, 'ready'],
  ['step 3 without a link', 3, 2, undefined, 'choose'],
  ['nonsense', NaN, 2, undefined, 'choose'],
])('%s leads to the step that the draft allows', (_, asked, chosen, ready, expected) => {
  expect(resolveStep(asked, { chosen, link: ready, linkSeen: true }).name).toBe(expected);
});

test.each([1, 2, 3])('the address of step %d shows a new link that the seller has not seen yet', (asked) => {
  expect(resolveStep(asked, { chosen: 0, link, linkSeen: false }).name).toBe('ready');
});
