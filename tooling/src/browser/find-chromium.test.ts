import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHROMIUM_FLAGS } from './find-chromium';

test('What Playwright switches off in Chromium stays off in ours, which is told of one list only.', () => {
  const library = join(dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(library, 'utf8')) ?? [];
  const names = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const [ours = ''] = CHROMIUM_FLAGS.filter((flag) => flag.startsWith('--disable-features='));
  expect(ours.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(names));
});
