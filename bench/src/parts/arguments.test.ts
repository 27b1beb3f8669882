import { wantedParts } from './arguments';
import type { Part } from './bench-context';

const part = (name: string): Part => ({ name, about: `measures ${name}`, run: async () => [] });
const [loads, starts] = [part('loads'), part('starts')];

test('without a name every part runs, seven times', () => {
  expect(wantedParts([], undefined, [loads, starts])).toEqual({ parts: [loads, starts], runs: 7 });
});

test('parts run in the order they are named, as often as requested', () => {
  expect(wantedParts(['starts', 'loads'], '3', [loads, starts])).toEqual({
    parts: [starts, loads],
    runs: 3,
  });
});

test.each<[string[], string | undefined, RegExp]>([
  [['pages'], undefined, /no part 'pages'[\s\S]*loads {10}measures loads/],
  [[], '', /--runs wants a number/],
  [[], 'many', /--runs wants a number/],
  [[], '0', /--runs wants a number/],
])('%j with %j runs is refused with the reason', (names, runs, message) => {
  expect(() => wantedParts(names, runs, [loads, starts])).toThrow(message);
});
