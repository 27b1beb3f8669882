import { drawQr } from './qr-drawing';

test('drawQr draws one unit square for each dark module, column first', () => {
  const { size, path } = drawQr('a');
  expect(size).toBe(21);
  const squares = path.split('M').slice(1);
  // The finder patterns in three corners, from left to right and from top to bottom.
  expect(squares.slice(0, 8).map((square) => square.split('h')[0])).toEqual([
    ...['0 0', '1 0', '2 0', '3 0', '4 0', '5 0', '6 0'],
    expect.stringMatching(/ 0$/),
  ]);
  expect(squares).toEqual(expect.arrayContaining(['14 6h1v1h-1z', '20 0h1v1h-1z', '0 20h1v1h-1z']));
  expect(squares).not.toContain('7 0h1v1h-1z');
});
