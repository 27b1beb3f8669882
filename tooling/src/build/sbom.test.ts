import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { PROVENANCE_FILE, SBOM_FILE, type Release } from '../store/releases/release';
import { describeFiles, sealRelease } from '../store/releases/releases';
import { writeProvenance } from './provenance';
import { packageFolderOf, packagesOf, writeSbom } from './sbom';

let folder: string;
let release: Release;
beforeEach(() => {
  folder = temporaryFolder('sbom');
  writeFileSync(join(folder, 'remoteEntry.js'), 'export default 1;');
  release = {
    name: 'mf-a',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    parts: {},
    consumes: {},
    files: describeFiles(folder, ['remoteEntry.js']),
    made: {
      at: '2026-11-22T00:00:00.000Z',
      by: 'ana',
      with: 'webpack 5.0.0',
      node: '20.19.0',
      commit: 'abc',
      changed: false,
    },
  };
});
const written = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

test('the components of a release are the packages that its build read, each once', () => {
  const require = createRequire(import.meta.url);
  const yup = require.resolve('yup');
  writeSbom(folder, release, packagesOf([yup, join(yup, '..', 'index.esm.js'), join(folder, 'remoteEntry.js')]));
  expect(written(SBOM_FILE)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'mf-a', version: '1.0.0' } },
    components: [
      {
        type: 'library',
        name: 'yup',
        purl: expect.stringMatching(/^pkg:npm\/yup@\d/),
        licenses: [{ expression: 'MIT' }],
      },
    ],
    compositions: [{ aggregate: 'complete' }],
  });
});

test('a package of the same repository, linked into node_modules, is a source and no installed package', () => {
  const own = join(folder, 'packages', 'util');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), '{ "name": "@acme/util", "version": "1.0.0" }');
  const link = join(folder, 'node_modules', '@acme', 'util');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(own, link, 'junction');
  expect(packagesOf([join(link, 'package.json'), join(own, 'index.js')])).toEqual([]);
});

test('a release from a folder that another tool built lists its own files alone', () => {
  writeSbom(folder, release);
  expect(written(SBOM_FILE)).toMatchObject({
    components: [{ type: 'file', name: 'remoteEntry.js', hashes: [{ alg: 'SHA-256' }] }],
    compositions: [{ aggregate: 'unknown' }],
  });
});

test('the provenance names every file by its hash, the commit and the tool, and is itself part of the hashed release', () => {
  writeProvenance(folder, release);
  expect(written(PROVENANCE_FILE)).toMatchObject({
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: [{ name: 'remoteEntry.js', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } }],
    predicate: { buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: 'abc' } }] } },
  });
  expect(sealRelease(folder, release).beside).toEqual({ [PROVENANCE_FILE]: expect.stringMatching(/^sha256-/) });
});

test.each([
  ['/x/node_modules/.pnpm/yup@1.0.0/node_modules/yup/index.js', '/x/node_modules/.pnpm/yup@1.0.0/node_modules/yup'],
  ['/x/node_modules/@tanstack/react-query/build/index.js', '/x/node_modules/@tanstack/react-query'],
  ['/x/mf-a/src/remote.ts', undefined],
])('the file %s belongs to the package %s', (file, expected) => {
  expect(packageFolderOf(file)).toBe(expected);
});
