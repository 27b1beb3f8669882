import { isStorageBlocked, standInForBlockedStorage } from './blocked-storage';

const own = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage'),
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
};
const block = (name: 'localStorage' | 'sessionStorage') =>
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, own[name] ?? { configurable: true });
  delete document.documentElement.dataset['storageBlocked'];
  localStorage.clear();
});

test('A working storage is left alone.', () => {
  const { localStorage } = window;
  standInForBlockedStorage();
  expect(window.localStorage).toBe(localStorage);
  expect(localStorage).toHaveLength(0);
  expect(isStorageBlocked()).toBe(false);
});

test('Where storage is blocked the page gets a stand-in that behaves the same until the page is reloaded.', () => {
  block('localStorage');
  standInForBlockedStorage();
  expect(isStorageBlocked()).toBe(true);
  const { localStorage } = window;
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect([localStorage.getItem('a'), localStorage.getItem('none'), localStorage.length]).toEqual(['1', null, 2]);
  expect([Object.keys(localStorage), localStorage.key(1), localStorage.key(2)]).toEqual([['a', 'b'], 'b', null]);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});

test('A storage that can only be read is replaced by a stand-in with its entries.', () => {
  localStorage.setItem('token', 'abc');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  standInForBlockedStorage();
  full.mockRestore();
  expect(isStorageBlocked()).toBe(true);
  window.localStorage.setItem('a', '1');
  expect({ ...window.localStorage }).toEqual({ token: 'abc', a: '1' });
});

test('A stand-in for a full storage still writes what fits and removes entries: a replaced token must not come back.', () => {
  const own = window.localStorage;
  own.setItem('token', 'old');
  own.setItem('draft', 'a');
  const write = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 100) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    write.call(this, key, value);
  });
  standInForBlockedStorage();
  expect(window.localStorage).not.toBe(own);
  window.localStorage.setItem('token', 'new');
  window.localStorage.removeItem('draft');
  window.localStorage.setItem('long', 'x'.repeat(200));
  full.mockRestore();
  expect({ ...own }).toEqual({ token: 'new' });
  expect(window.localStorage.getItem('long')).toHaveLength(200);
  window.localStorage.clear();
  expect([own.length, window.localStorage.length]).toEqual([0, 0]);
});

test('The session storage has its own stand-in.', () => {
  block('localStorage');
  block('sessionStorage');
  standInForBlockedStorage();
  window.localStorage.setItem('a', '1');
  expect(window.sessionStorage.getItem('a')).toBeNull();
});
