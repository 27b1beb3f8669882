import { BUNDLERS, manifestOf, refuseTaken, wantedPackages } from './repository-of';

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

test('a repository cannot have the name of a remote of the site, and may have one that only begins like it', () => {
  const taken = ['mf-auth', 'mf-rifas'];
  expect(() => refuseTaken('mf-auth', taken)).toThrow(
    'The site itself has a remote mf-auth. Choose another name; these are taken: mf-auth, mf-rifas.',
  );
  expect(() => refuseTaken('mf-auth-dos', taken)).not.toThrow();
});
