import { replacedOnce } from './repository-copy';

test('The one place is replaced by the text as it is.', () => {
  expect(replacedOnce('a = b;', 'b', '$& $1')).toBe('a = $& $1;');
});

test.each(['none here', 'b and b'])('A text that does not occur exactly once in "%s" is refused.', (text) => {
  expect(() => replacedOnce(text, 'b', 'c')).toThrow(/'b' occurs \d times, and has to occur once/);
});
