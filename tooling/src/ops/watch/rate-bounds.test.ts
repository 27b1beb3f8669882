import { boundsOf } from './rate-bounds';

test('the bounds of a rate are open without page loads, and get closer with more of them', () => {
  expect(boundsOf({ of: 0, bad: 0 }, 0.05)).toEqual({ low: 0, high: 1 });
  const widths = [10, 100, 1000, 100_000].map((of) => {
    const { low, high } = boundsOf({ of, bad: of / 10 }, 0.05);
    expect(low).toBeLessThan(0.1);
    expect(high).toBeGreaterThan(0.1);
    return high - low;
  });
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(widths.at(-1)).toBeLessThan(0.01);
});

test('the bounds stay open by a little when none or all of many page loads are bad', () => {
  const none = boundsOf({ of: 1000, bad: 0 }, 0.05);
  const all = boundsOf({ of: 1000, bad: 1000 }, 0.05);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.007, 3);
  expect(all.high).toBe(1);
  expect(1 - all.low).toBeCloseTo(none.high, 9);
});

test('a smaller chance of error gives wider bounds', () => {
  const [strict, loose] = [boundsOf({ of: 500, bad: 20 }, 0.001), boundsOf({ of: 500, bad: 20 }, 0.1)];
  expect([strict.low < loose.low, strict.high > loose.high]).toEqual([true, true]);
});

test('at a bound the likelihood is the chance of error times that of the mixture', () => {
  // ∫ p^k (1-p)^(n-k) dBeta(½, ½) by Gauss and Chebyshev: exact for a polynomial of degree n.
  const [of, bad, error] = [40, 3, 0.05];
  const points = 64;
  const mixture =
    Array.from({ length: points }, (_, index) => (1 + Math.cos(((2 * index + 1) * Math.PI) / (2 * points))) / 2)
      .map((p) => p ** bad * (1 - p) ** (of - bad))
      .reduce((sum, value) => sum + value, 0) / points;
  for (const rate of Object.values(boundsOf({ of, bad }, error)) as number[])
    expect((rate ** bad * (1 - rate) ** (of - bad)) / mixture).toBeCloseTo(error, 8);
});
