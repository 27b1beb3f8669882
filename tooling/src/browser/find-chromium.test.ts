import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHROMIUM_FLAGS, playwrightCommand } from './find-chromium';

test('Our flag switches off all features that Playwright switches off, because Chromium reads only one such flag.', () => {
  const library = join(dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(library, 'utf8')) ?? [];
  const names = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const [ours = ''] = CHROMIUM_FLAGS.filter((flag) => flag.startsWith('--disable-features='));
  expect(ours.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(names));
});

test('The command that installs a browser comes from the installed Playwright, and names the browser of that version.', () => {
  const { version } = JSON.parse(readFileSync(require.resolve('playwright-core/package.json'), 'utf8')) as {
    version: string;
  };
  const ask = (...args: string[]) => spawnSync(process.execPath, [playwrightCommand(), ...args], { encoding: 'utf8' });
  expect(ask('--version').stdout.trim()).toBe(`Version ${version}`);
  expect(ask('install', '--dry-run', 'chromium-headless-shell').stdout).toMatch(/chrom/i);
});
