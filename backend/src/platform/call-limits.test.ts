import { createCallLimiter } from './call-limits';

let seconds = 0;
beforeEach(() => (seconds = 0));
const limiter = (maxKeys = 10) => createCallLimiter({ burst: 3, perSecond: 2 }, { now: () => seconds, maxKeys });
const refused = (work: () => void): number | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { retryAfterSeconds: number }).retryAfterSeconds;
  }
};

test('a key may use its whole burst at once, and is then refused with the time to wait', () => {
  const { take } = limiter();
  for (let call = 0; call < 3; call += 1) take('ana');
  expect(refused(() => take('ana'))).toBe(1);
  take('eva');
});

test('a refused key regains its calls at the steady rate, however often it calls in the meantime', () => {
  const { take } = limiter();
  for (let call = 0; call < 3; call += 1) take('ana');
  for (let call = 0; call < 100; call += 1) refused(() => take('ana'));
  seconds = 1;
  take('ana');
  take('ana');
  expect(refused(() => take('ana'))).toBe(1);
});

test('the number of stored keys is bounded, and the key that was quiet longest is dropped first', () => {
  const { take } = limiter(2);
  for (let call = 0; call < 3; call += 1) take('ana');
  take('eva');
  take('luz');
  take('ana');
  expect(refused(() => Array.from({ length: 3 }, () => take('luz')))).toBe(1);
});
