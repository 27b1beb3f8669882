import { KEPT_FONT } from '../page/choose-font';
import { connected } from '../testing/connection';
import { keepFont } from './keep-font';

const fontsThat = (load: () => Promise<object[]>): void => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
};

afterEach(() => {
  delete document.documentElement.dataset['font'];
  Reflect.deleteProperty(document, 'fonts');
});

test('A font that has loaded is remembered for the pages of this release.', async () => {
  fontsThat(() => Promise.resolve([{}]));
  keepFont('1.2.0');
  await Promise.resolve();
  expect(localStorage.getItem(KEPT_FONT)).toBe('1.2.0');
});

test.each([
  ['does not come', () => Promise.reject(new DOMException('A network error occurred.', 'NetworkError'))],
  ['a page has not', () => Promise.resolve([])],
])('A font that %s is not remembered, and causes no error.', async (_name, load) => {
  fontsThat(load);
  keepFont('1.2.0');
  await Promise.resolve();
  expect(localStorage).toHaveLength(0);
});

test('The font is not fetched where the page has it or the visitor saves data, and a browser without font loading keeps its own.', () => {
  keepFont('1.2.0');
  const load = jest.fn(() => Promise.resolve([{}]));
  fontsThat(load);
  connected({ saveData: true });
  keepFont('1.2.0');
  connected({});
  document.documentElement.dataset['font'] = '';
  keepFont('1.2.0');
  expect(load).not.toHaveBeenCalled();
});
