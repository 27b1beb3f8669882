import { leaveReloadMark, readReloadMark } from './reload-mark';

const MINUTE = 60_000;

test('The mark holds the time and the purpose of a reload, and lasts five minutes.', () => {
  expect(readReloadMark(MINUTE)).toBeUndefined();
  expect(leaveReloadMark(true, MINUTE)).toBe(true);
  expect(readReloadMark(MINUTE)).toEqual({ at: MINUTE, previous: true });
  expect(readReloadMark(6 * MINUTE - 1)).toEqual({ at: MINUTE, previous: true });
  expect(readReloadMark(6 * MINUTE)).toBeUndefined();
});

test('No second mark is left while the first one lasts; afterwards the page may be reloaded again.', () => {
  leaveReloadMark(false, MINUTE);
  expect(leaveReloadMark(true, 2 * MINUTE)).toBe(false);
  expect(leaveReloadMark(true, 6 * MINUTE)).toBe(true);
});

test('A mark from the future, which a wrong clock has left, does not count.', () => {
  leaveReloadMark(false, 10 * MINUTE);
  expect(readReloadMark(9 * MINUTE)).toBeUndefined();
});

test('A storage with another text holds no mark.', () => {
  sessionStorage.setItem('rifas.recarga', '{');
  expect(readReloadMark()).toBeUndefined();
  sessionStorage.setItem('rifas.recarga', 'null');
  expect(readReloadMark()).toBeUndefined();
});

test('A storage that refuses the write holds no mark.', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(leaveReloadMark(false)).toBe(false);
});
