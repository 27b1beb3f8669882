import { qrPath } from './qr-path';

test('qrPath draws one unit square for each dark module, column first', () => {
  const rows = [
    [1, 0],
    [0, 1],
  ];
  expect(qrPath({ size: 2, get: (row, column) => rows[row]?.[column] ?? 0 })).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});

test('qrPath returns an empty path for a code without dark modules', () => {
  expect(qrPath({ size: 3, get: () => 0 })).toBe('');
});
