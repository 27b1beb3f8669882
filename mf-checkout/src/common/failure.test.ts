import { failureHash, FAILURES, readFailure } from './failure';

test.each(FAILURES)('readFailure reads %s back from its fragment', (failure) => {
  expect(readFailure(failureHash(failure))).toBe(failure);
});

test.each([
  ['#type=5', 'rejected'],
  ['#foo=1&type=5', 'rejected'],
  ['#TYPE=5', 'rejected'],
  ['#type=5?orden=7', 'rejected'],
  ['#type=5?orden=7&type=4', 'rejected'],
  ['#type=5;jsessionid=1', 'rejected'],
  ['#type=5/', 'rejected'],
  ['#type%3D5', 'rejected'],
  ['#orden=7%26type=%35', 'rejected'],
  ['#type=no%2Ddisponible', 'unavailable'],
  ['#type=5%', 'rejected'],
  ['#/type=5', 'rejected'],
  ['#subtype=5', undefined],
  ['#type=4', undefined],
  ['#type=55', undefined],
  ['', undefined],
])('the fragment %p is read as %p', (hash, failure) => expect(readFailure(hash)).toBe(failure));
