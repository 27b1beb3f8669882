import { CALL_LIMITS, createCallLimiter } from './call-limits';
import { shareOfLimits } from './share-of-limits';
import { createTurns, TURN_LIMITS } from './turns';

const usual = { calls: CALL_LIMITS, turns: TURN_LIMITS };

test('one process has the whole limits', () => {
  expect(shareOfLimits(usual, 1)).toEqual(usual);
});

test('up to four processes together allow as much as one process, plus the rounding', () => {
  for (const processes of [2, 3, 4]) {
    const { calls, turns } = shareOfLimits(usual, processes);
    for (const who of ['seller', 'address'] as const) {
      expect(calls[who].burst * processes).toBeLessThan(CALL_LIMITS[who].burst + processes);
      expect(calls[who].perSecond * processes).toBeLessThan(CALL_LIMITS[who].perSecond + processes);
      expect(turns[who].atOnce * processes).toBeLessThan(TURN_LIMITS[who].atOnce + processes);
      expect(turns[who].waiting * processes).toBeLessThan(TURN_LIMITS[who].waiting + processes);
      expect(turns[who].atOnce).toBeGreaterThanOrEqual(1);
    }
  }
  expect(shareOfLimits(usual, 2)).toEqual({
    calls: { seller: { burst: 150, perSecond: 15 }, address: { burst: 750, perSecond: 75 } },
    turns: { seller: { atOnce: 1, waiting: 150 }, address: { atOnce: 3, waiting: 300 } },
  });
});

test('with any number of processes, one process serves four pages of eight calls at once and then a page every second', async () => {
  for (const processes of [2, 4, 16, 64]) {
    const { calls, turns } = shareOfLimits(usual, processes);
    let now = 0;
    const limiter = createCallLimiter(calls.seller, { now: () => now });
    for (let call = 0; call < 32; call += 1) limiter.take('seller');
    for (now = 1; now < 60; now += 1) for (let call = 0; call < 8; call += 1) limiter.take('seller');
    const line = createTurns(turns.seller);
    const ends = Array.from({ length: 32 }, () => line.take('seller').then((end) => end()));
    await expect(Promise.all(ends)).resolves.toHaveLength(32);
  }
});

test('the needs of a page raise no limit above the configured one', () => {
  const limit = { burst: 10, perSecond: 1 };
  const turn = { atOnce: 1, waiting: 2 };
  const set = { calls: { seller: limit, address: limit }, turns: { seller: turn, address: turn } };
  expect(shareOfLimits(set, 64)).toEqual(set);
});
