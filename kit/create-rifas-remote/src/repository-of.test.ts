import { BUNDLERS, manifestOf, wantedPackages } from './repository-of';

const versions = Object.fromEntries(wantedPackages.map((name) => [name, '1.0.0']));

test.each(BUNDLERS)(
  'the package.json of a repository built by %s has plain versions and no other bundler',
  (bundler) => {
    const manifest = manifestOf('mf-premios', bundler, 'file:vendor/sdk.tgz', versions);
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    const { devDependencies } = manifest as { devDependencies: Record<string, string> };
    const tools = { webpack: 'webpack', rspack: '@rspack/core', vite: 'vite' };
    for (const [name, tool] of Object.entries(tools)) expect(tool in devDependencies).toBe(name === bundler);
  },
);

test('a package without a version in the list is named', () => {
  expect(() => manifestOf('mf-premios', 'vite', '^2.0.0', {})).toThrow('There is no version of react');
});
