import { buildUnchanged } from './build-all';

const sources = (...versions: string[]) => {
  const built: string[] = [];
  const current = () => versions[0] ?? '';
  const build = (_name: string, version: string) => {
    if (versions.length > 1) versions.shift();
    built.push(version);
    return Promise.resolve(current() === version ? ('built' as const) : ('changed' as const));
  };
  return { built, options: { versionOf: current, build, log: () => undefined } };
};

test('sources that do not change are built once', async () => {
  const { built, options } = sources('a');
  await expect(buildUnchanged('mf-uno', options)).resolves.toBe('a');
  expect(built).toEqual(['a']);
});

test('a release whose sources changed during the build is not kept: the new sources are built under their own version', async () => {
  const { built, options } = sources('a', 'b', 'c');
  await expect(buildUnchanged('mf-uno', options)).resolves.toBe('c');
  expect(built).toEqual(['a', 'b', 'c']);
});

test('sources that keep changing end in an error', async () => {
  const { options } = sources('a', 'b', 'c', 'd', 'e');
  await expect(buildUnchanged('mf-uno', options)).rejects.toThrow('kept changing');
});
