import { instrument } from './instrument';

const ACCEPTS = 'import.meta.webpackHot.accept()';
const change = (text: string, entryOf?: string) => instrument(text, { file: 'src/a.tsx', entryOf });
/** The signature of a component that was written into its module. */
const signatureOf = (text: string): string =>
  /component\("[^"]+", .*?"(\w*)", \(\) =>/s.exec(change(text))?.[1] ?? 'none';

test('exported components are wrapped by the runtime, and every line keeps its number', () => {
  const text = [
    "import { useState } from 'react';",
    'export default function Page() {',
    '  const [count] = useState(0);',
    '  return <p>{count}</p>;',
    '}',
    'export const Row = () => <li />;',
  ].join('\n');
  const lines = change(text).split('\n');
  expect(lines[0]).toBe(`import * as $rifasRefresh from '@rifas/remote-sdk/refresh';import { useState } from 'react';`);
  expect(lines[1]).toMatch(
    /^Page = \$rifasRefresh\.component\("src\/a\.tsx#Page", Page, "\w{12}", \(\) => \[\]\);export default function Page\(\) \{$/,
  );
  expect(lines.slice(2, 5)).toEqual(text.split('\n').slice(2, 5));
  expect(lines[5]).toBe('export const Row = $rifasRefresh.component("src/a.tsx#Row", () => <li />, "", () => []);');
  expect(change(text)).toContain(ACCEPTS);
});

test.each([
  ['a constant beside a component', 'export const LIMIT = 3; export const A = () => <p />;'],
  ['a class', 'export const A = () => <p />; export class B {}'],
  ['what another module gives', "export const A = () => <p />; export * from './b';"],
  ['a named gift of another module', "export const A = () => <p />; export { b } from './b';"],
  ['a constant by its name alone', 'const b = 1; const A = () => <p />; export { A, b };'],
  ['no component at all', 'export const b = 1;'],
  ['an element of styles', 'export const A = () => <p />; export const Box = styled.div`color: red`;'],
])('a module with %s leaves the change to the modules that import it', (_what, text) => {
  expect(change(text)).not.toContain(ACCEPTS);
});

test.each([
  ['by a list', 'const A = () => <p />; export { A };'],
  ['with types', 'export interface Props { a: 1 } export type B = 1; export const A = () => <p />;'],
  ['as default', 'const A = () => <p />; export default A;'],
  ['without a name', 'export default () => <p />;'],
  ['inside of memo and forwardRef', 'export const A = memo(forwardRef((props, ref) => <p ref={ref} />));'],
  [
    'with a hook of their own beside them',
    'function useA() { return useState(0); } export const A = () => <p>{useA()}</p>;',
  ],
])('components that are exported %s accept a change themselves', (_what, text) => {
  expect(change(text)).toContain(ACCEPTS);
});

test.each([
  ['a function that draws nothing', 'export function Money(cents) { return cents / 100; }'],
  ['one that somebody calls', 'function Row() { return <li />; } export const rows = () => Row();'],
  ['one that waits', 'export async function Load() { return <p />; }'],
  ['a declaration alone', 'declare function Outside(): void; export const a = 1;'],
])('the transform leaves %s unchanged', (_what, text) => {
  expect(change(text)).toBe(text);
});

test('the signature of a component changes with its hooks and their arguments, and with nothing else', () => {
  const page = (hooks: string, markup = 'one') => `export const A = () => { ${hooks} return <p>${markup}</p>; };`;
  const state = 'const [a] = useState(0);';
  expect(signatureOf(page(state))).toMatch(/^\w{12}$/);
  expect(signatureOf(page(state, 'two'))).toBe(signatureOf(page(state)));
  expect(signatureOf(page('const [a]   =\nuseState(0);'))).toBe(signatureOf(page(state)));
  for (const other of [
    'const [a] = useState(1);',
    'const [b] = useState(0);',
    `${state} useEffect(() => {}, []);`,
    'const [a] = React.useState(0);',
  ])
    expect(signatureOf(page(other))).not.toBe(signatureOf(page(state)));
  // Hooks of an inner component do not count for the outer one.
  expect(signatureOf(page(`const B = () => useState(1);`))).toBe('');
});

test('hooks of the repository are distinguished from those of packages', () => {
  const text = `import { useOwn } from './own'; import { useHost } from '@rifas/remote-sdk';
    export const A = () => <p>{useOwn()}{useHost()}</p>;
    export const useLocal = () => useOwn();`;
  expect(change(text)).toMatch(/\), "\w{12}", \(\) => \[useOwn\]\);|<p>.*<\/p>, "\w{12}", \(\) => \[useOwn\]\);/);
  expect(change(text)).toMatch(/\$rifasRefresh\.hook\(useLocal, "\w{12}", \(\) => \[useOwn\]\);/);
});

test('contexts and styled elements are kept as long as their own text is the same', () => {
  const text = change('const Box = styled.div`color: red`; export const A = () => <Box />;');
  expect(text).toMatch(
    /const Box = \$rifasRefresh\.keep\("src\/a\.tsx#Box", "\w{12}", "\w{12}", \(\) => styled\.div`color: red`\);/,
  );
  const ofBox = (source: string) => /keep\("[^"]+", ("\w+")/.exec(change(source))?.[1];
  expect(ofBox('const Box = styled.div`color: red`; export const B = () => <Box />;')).toBe(
    ofBox('const Box = styled.div`color: red`;'),
  );
});

test('a directive stays first, and the entry of a remote connects to the page', () => {
  expect(change("'use client';\nexport const A = () => <p />;")).toMatch(/^'use client';\nimport \* as \$rifasRefresh/);
  const entry = change("import { defineRemote } from '@rifas/remote-sdk';\nexport default defineRemote({});", 'mf-a');
  expect(entry).toContain('$rifasRefresh.connect("mf-a", import.meta.webpackHot, () => __webpack_hash__);');
  expect(entry).not.toContain(ACCEPTS);
});
