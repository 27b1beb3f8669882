import { fittingParts } from './fitting-parts';

const shape = { at: 'start', chosen: [1], buyer: { name: '' }, link: undefined };

test('keeps what is of the kind of today, and anything where no kind is known', () => {
  expect(fittingParts({ at: 'end', chosen: [], buyer: { name: 'Ana' }, link: { token: 't' } }, shape)).toEqual({
    at: 'end',
    chosen: [],
    buyer: { name: 'Ana' },
    link: { token: 't' },
  });
});

test('leaves out what is of another kind, or unknown', () => {
  expect(fittingParts({ at: 3, chosen: { length: 1 }, buyer: null, other: 'x' }, shape)).toEqual({});
});

test.each([null, undefined, 'text', 7])('makes nothing of %p', (stored) => {
  expect(fittingParts(stored, shape)).toEqual({});
});
