import { parseArguments } from './arguments';
import type { Part } from './bench-context';

const part = (name: string): Part => ({ name, about: `measures ${name}`, run: async () => [] });
const [loads, starts] = [part('loads'), part('starts')];

test('without a name every part runs, seven times', () => {
  expect(parseArguments([], [loads, starts])).toEqual({ parts: [loads, starts], runs: 7 });
});

test('parts run in the order they are named, as often as asked', () => {
  expect(parseArguments(['starts', '--runs', '3', 'loads'], [loads, starts])).toEqual({
    parts: [starts, loads],
    runs: 3,
  });
});

test.each([
  [['pages'], /no part 'pages'[\s\S]*loads {10}measures loads/],
  [['--runs'], /--runs wants a number/],
  [['--runs', 'many'], /--runs wants a number/],
  [['--runs', '0'], /--runs wants a number/],
])('%j is refused, and why is said', (args, message) => {
  expect(() => parseArguments(args, [loads, starts])).toThrow(message);
});
