import { leaveReloadMark, readReloadMark } from './reload-mark';

const MINUTE = 60_000;

test('The mark says when the page was loaded anew and what for, and lasts five minutes.', () => {
  expect(readReloadMark(MINUTE)).toBeUndefined();
  expect(leaveReloadMark(true, MINUTE)).toBe(true);
  expect(readReloadMark(MINUTE)).toEqual({ at: MINUTE, previous: true });
  expect(readReloadMark(6 * MINUTE - 1)).toEqual({ at: MINUTE, previous: true });
  expect(readReloadMark(6 * MINUTE)).toBeUndefined();
});

test('While it lasts no second one is left; afterwards the page may be loaded anew again.', () => {
  leaveReloadMark(false, MINUTE);
  expect(leaveReloadMark(true, 2 * MINUTE)).toBe(false);
  expect(leaveReloadMark(true, 6 * MINUTE)).toBe(true);
});

test('A mark of the future, of a clock that was wrong, does not count.', () => {
  leaveReloadMark(false, 10 * MINUTE);
  expect(readReloadMark(9 * MINUTE)).toBeUndefined();
});

test('A storage that holds something else holds no mark.', () => {
  sessionStorage.setItem('rifas.recarga', '{');
  expect(readReloadMark()).toBeUndefined();
  sessionStorage.setItem('rifas.recarga', 'null');
  expect(readReloadMark()).toBeUndefined();
});

test('Where storage is refused no mark is left.', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(leaveReloadMark(false)).toBe(false);
});
