import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { repoRoot } from '../lib/repo';
import { describeSharing } from './describe-sharing';

test('each range in which a module is requested is listed once', () => {
  const folder = temporaryFolder('sharing');
  const asking = (range: string, copy: boolean) =>
    `var m={1:{shareKey:"react",import:${copy ? '"react"' : 'null'},singleton:!0,requiredVersion:"${range}"}};`;
  const scripts = {
    'a.js': asking('^19.0.0', false),
    'b.js': asking('^18.0.0', false),
    'c.js': asking('^19.0.0', true),
  };
  for (const [file, text] of Object.entries(scripts)) writeFileSync(join(folder, file), text);
  expect(describeSharing(folder, Object.keys(scripts)).shared).toEqual([
    { key: 'react', range: '^18.0.0', singleton: true, copy: false },
    { key: 'react', range: '^19.0.0', singleton: true, copy: true },
  ]);
});

test('a copy of react-dom/client is found, and react-dom, which the shell provides, is not taken for one', () => {
  const cjs = join(repoRoot, 'shell/node_modules/react-dom/cjs');
  const found = ['react-dom-client', 'react-dom'].map(
    (name) => describeSharing(cjs, [`${name}.production.js`]).compiledIn,
  );
  expect(found.map((keys) => keys.includes('react-dom/client'))).toEqual([true, false]);
});

test.each(['react.transitional.element', 'react.element'])(
  'a React whose elements are of the kind %s is found in scripts that do not share it',
  (mark) => {
    const folder = temporaryFolder('sharing');
    writeFileSync(join(folder, 'a.mjs'), `var e=Symbol.for("${mark}");`);
    expect(describeSharing(folder, ['a.mjs']).compiledIn).toEqual(['react']);
  },
);

test.each([
  ['a router beside the shared one', 'null', ['@rifas/shared/routing']],
  ['the copy of the shared router', '"./routing.js"', []],
])('%s is told apart', (_what, copy, found) => {
  const folder = temporaryFolder('sharing');
  const script = `var m={1:{shareKey:"@rifas/shared/routing",import:${copy},singleton:!0,requiredVersion:"^1.0.0"}};`;
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'b.js'), 'window.__reactRouterVersion="7.18.7";');
  expect(describeSharing(folder, ['a.js', 'b.js']).compiledIn).toEqual(found);
});
