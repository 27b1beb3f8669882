import { folderCircles } from './folder-circles';

const imports = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' > ');
    return { from, to };
  });

const foldersOf = (...pairs: readonly string[]) => folderCircles(imports(...pairs)).map(({ folders }) => folders);

test('imports in one direction form no circle', () => {
  expect(foldersOf('src/a/x.ts > src/b/y.ts', 'src/b/y.ts > src/c/z.ts', 'src/a/x.ts > src/c/z.ts')).toEqual([]);
});

test('two folders that import each other form a circle, even when no file does', () => {
  expect(folderCircles(imports('src/a/x.ts > src/b/y.ts', 'src/b/z.ts > src/a/w.ts'))).toEqual([
    {
      folders: ['src/a', 'src/b', 'src/a'],
      imports: [
        { from: 'src/a/x.ts', to: 'src/b/y.ts' },
        { from: 'src/b/z.ts', to: 'src/a/w.ts' },
      ],
    },
  ]);
});

test('a circle of three folders is reported once', () => {
  expect(foldersOf('src/a/x.ts > src/b/x.ts', 'src/b/x.ts > src/c/x.ts', 'src/c/x.ts > src/a/x.ts')).toEqual([
    ['src/a', 'src/b', 'src/c', 'src/a'],
  ]);
});

test('a circle inside a folder is found at its own depth', () => {
  expect(foldersOf('src/a/in/x.ts > src/a/out/y.ts', 'src/a/out/y.ts > src/a/in/z.ts')).toEqual([
    ['src/a/in', 'src/a/out', 'src/a/in'],
  ]);
});

test('imports between a folder and its own subfolders form no circle', () => {
  expect(foldersOf('src/a/page.ts > src/a/steps/one.ts', 'src/a/steps/one.ts > src/a/store.ts')).toEqual([]);
});

test('packages count as folders', () => {
  expect(foldersOf('shared/http/a.ts > shell/src/b.ts', 'shell/src/b.ts > shared/ui/c.ts')).toEqual([
    ['shared', 'shell', 'shared'],
  ]);
});
