import { replacedOnce } from './repository-copy';

test('The single occurrence is replaced by the text to the letter.', () => {
  expect(replacedOnce('a = b;', 'b', '$& $1')).toBe('a = $& $1;');
});

test.each(['none here', 'b and b'])('A text that does not occur exactly once in "%s" is refused.', (text) => {
  expect(() => replacedOnce(text, 'b', 'c')).toThrow(/'b' occurs \d times, and has to occur once/);
});
