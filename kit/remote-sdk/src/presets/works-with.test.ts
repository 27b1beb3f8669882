import { checkWorksWith, PAGE_LIBRARIES, versionProblems } from './works-with';

const RANGES = { version: '2.2.0', peerDependencies: { webpack: '~5.110.0', react: '^19.0.0' } };
const ADDS = 'pnpm add --save-dev';

test('versions inside the ranges are accepted', () => {
  expect(
    versionProblems(RANGES, ['webpack', 'react'], ADDS, (name) => (name === 'react' ? '19.3.1' : '5.110.3')),
  ).toEqual([]);
});

test('a webpack above the range stops the build with the reason and the command that fixes it', () => {
  const [problem = '', ...others] = versionProblems(RANGES, ['webpack', 'react'], ADDS, (name) =>
    name === 'react' ? '19.3.1' : '5.112.2',
  );
  expect(others).toEqual([]);
  expect(problem).toContain(
    'works with webpack ~5.110.0, and webpack 5.112.2 is installed. webpack 5.112 has moved a file',
  );
  expect(problem).toContain("pnpm add --save-dev 'webpack@~5.110.0'");
});

test('a TypeScript without the functions that read sources is refused with the reason, not by an error inside the kit', () => {
  const kit = { version: '2.5.0', peerDependencies: { typescript: '^6.0.0' } };
  expect(versionProblems(kit, ['typescript'], ADDS, () => '7.0.2')[0]).toContain(
    'and typescript 7.0.2 is installed. rifas reads sources with the functions of TypeScript',
  );
});

test('another version of any of the shell’s libraries is refused, not by exports that the kit misses in it', () => {
  const kit = {
    version: '2.5.0',
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.0.0' },
  };
  const installed: Readonly<Record<string, string>> = { react: '19.3.1', 'styled-components': '5.3.11' };
  expect(versionProblems(kit, PAGE_LIBRARIES, ADDS, (name) => installed[name])).toEqual([
    expect.stringContaining('works with styled-components ^6.0.0, and styled-components 5.3.11 is installed.'),
  ]);
});

test('a package that is not installed is reported as such', () => {
  expect(versionProblems(RANGES, ['react'], ADDS, () => undefined)[0]).toContain('and react is not installed.');
});

test('a repository without node_modules is refused with the line to write, not with a list of missing packages', () => {
  expect(() => checkWorksWith(require, __dirname, ['react'], { ...process.versions, pnp: '3' })).toThrow(
    'write nodeLinker: node-modules into .yarnrc.yml',
  );
});
