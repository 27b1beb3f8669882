import { basename, dirname, join } from 'node:path';
import { chromiumPath, shellBeside } from './chromium-path';
import { temporaryFolder, writeBelow } from './files';

test.each([
  [
    '/c/chromium-1255/chrome-linux64/chrome',
    '/c/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
  ],
  [
    '/c/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/c/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  [
    'C:\\c\\chromium-1255\\chrome-win64\\chrome.exe',
    'C:\\c\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  ],
])('The headless shell of %s is found beside it.', (chromium, shell) => {
  expect(shellBeside(chromium)).toBe(shell);
});

test('The Chromium of CHROMIUM_PATH is used first, then a headless shell, then the browser of Playwright.', () => {
  const browser = join(temporaryFolder('chromium'), 'chromium-1', 'chrome-linux64', 'chrome');
  const shell = shellBeside(browser);
  for (const file of [browser, shell]) writeBelow(dirname(file), basename(file), '');
  expect(chromiumPath({}, browser)).toBe(shell);
  expect(chromiumPath({ CHROMIUM_PATH: browser }, browser)).toBe(browser);
  expect(chromiumPath({ CHROMIUM_PATH: '/not/there' }, browser)).toBe(shell);
});
