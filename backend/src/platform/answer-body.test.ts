import { answerBody, PIECE } from './answer-body';

const listOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index, name: 'Ñandú “€” 🎟', none: undefined }));

test.each([0, 1, PIECE, PIECE + 1, 2 * PIECE, 2 * PIECE + 1])(
  'A list of %i entries is written like JSON.stringify writes it.',
  (length) => {
    const envelope = { status: 'success', data: listOf(length) };
    expect(String(answerBody(envelope))).toBe(JSON.stringify(envelope));
  },
);

test('A long list beside other fields, and values that JSON lacks, are written like JSON.stringify writes them.', () => {
  const envelope = {
    none: undefined,
    'a "name"': null,
    entries: [...listOf(PIECE), undefined, NaN, [], '],['],
    short: [1],
    after: { nested: listOf(2 * PIECE) },
    missing: undefined,
  };
  expect(String(answerBody(envelope))).toBe(JSON.stringify(envelope));
});

test('A long list becomes bytes, so that it is not encoded again, and a short answer stays text.', () => {
  expect(answerBody({ data: listOf(PIECE + 1) })).toBeInstanceOf(Buffer);
  expect(answerBody({ data: listOf(PIECE) })).toEqual(expect.any(String));
});
