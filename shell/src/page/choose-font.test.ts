import { PLACEHOLDERS } from '@rifas/shared/site';
import { connected } from '../testing/connection';
import { chooseFont, KEPT_FONT } from './choose-font';

const isChosen = (release = '/releases/shell/1.2.0'): boolean => {
  chooseFont(release);
  return document.documentElement.dataset['font'] !== undefined;
};

const preloads = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .filter((link) => link.as === 'font' && link.crossOrigin === 'anonymous')
    .map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset['font'];
});

test.each([
  ['a quick line', { rtt: 50, downlink: 10 }, true],
  ['a line that takes long to answer', { rtt: 150, downlink: 10 }, false],
  ['a narrow line', { rtt: 25, downlink: 1.6 }, false],
  ['somebody who saves data', { rtt: 0, downlink: 10, saveData: true }, false],
  ['a browser that tells nothing of the line', {}, true],
  ['a browser that knows no lines', undefined, true],
])('The choice of the site’s own font depends on the connection: %s.', (_name, connection, chosen) => {
  connected(connection);
  expect(isChosen()).toBe(chosen);
});

test('On a slow connection the site’s font is chosen when the browser has kept it for this very release.', () => {
  connected({ rtt: 300, downlink: 0.4 });
  localStorage.setItem(KEPT_FONT, '1.1.0');
  expect(isChosen()).toBe(false);
  localStorage.setItem(KEPT_FONT, '1.2.0');
  expect(isChosen()).toBe(true);
});

test('The font is preloaded where it comes in time and the browser does not have it yet: only so the first visit shows it.', () => {
  localStorage.clear();
  connected({ rtt: 50, downlink: 10 });
  expect(isChosen()).toBe(true);
  expect(preloads()).toEqual(['/releases/shell/1.2.0/fonts/figtree-latin.woff2']);
  document.head.replaceChildren();

  localStorage.setItem(KEPT_FONT, '1.2.0');
  expect(isChosen()).toBe(true);
  connected({ rtt: 300, downlink: 0.4 });
  localStorage.setItem(KEPT_FONT, '1.1.0');
  isChosen();
  isChosen(PLACEHOLDERS.release);
  expect(preloads()).toEqual([]);
});

test('A page of an older composer, which does not fill in the release, gets the site’s font.', () => {
  connected({ rtt: 300, downlink: 0.4 });
  expect(isChosen(PLACEHOLDERS.release)).toBe(true);
});
