import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedModules, sharedModules } from '../../webpack/shared-modules.mjs';
import { jsonText } from '../lib/json';
import { repoRoot } from '../lib/repo';
import { bundle } from './bundle';
import { compileSources, declarationsOf, rewriteImports } from './compile-package';
import { outsideManifest } from './package-manifest';

export const SDK = '@rifas/remote-sdk';
const FOLDER = join(repoRoot, 'kit/remote-sdk');
const WORKSPACE_NAME = '@rifas/shared';

/** Folders of shared that a remote may import. */
const FOLDERS = [
  ...['async', 'contracts', 'deployment', 'domain', 'format', 'forms', 'http', 'query', 'remote', 'routing', 'selling'],
  ...['session', 'site', 'testing', 'ui', 'validation', 'wizard'],
] as const;
const PRESETS = ['webpack', 'rspack', 'vite', 'jest', 'vitest', 'eslint'] as const;

/** A shared module's published name: the host's surface is the package itself. */
const outsideName = (specifier: string): string =>
  specifier === `${WORKSPACE_NAME}/remote` ? SDK : specifier.replace(WORKSPACE_NAME, SDK);

/** What a team may import: the published name, the folder of shared, and its first file. */
export const sdkModules = (): readonly {
  readonly outside: string;
  readonly folder: string;
  readonly source: string;
}[] =>
  FOLDERS.map((folder) => ({
    outside: outsideName(`${WORKSPACE_NAME}/${folder}`),
    folder,
    source: join(repoRoot, 'shared', folder, 'index.ts'),
  }));

function exportsOf(): Record<string, unknown> {
  const withTypes = (file: string) => ({ types: `${file}.d.ts`, default: `${file}.js` });
  return Object.fromEntries([
    ...FOLDERS.map((folder) => [folder === 'remote' ? '.' : `./${folder}`, withTypes(`./dist/${folder}/index`)]),
    ['./testing/example-api', withTypes('./presets/example-api')],
    ...PRESETS.map((name) => [`./${name}`, withTypes(`./presets/${name}`)]),
    ['./assets', { types: './presets/assets.d.ts' }],
    // Used by builds of `rifas dev`; no remote imports it.
    ['./refresh', './presets/refresh.js'],
    ['./shared-modules.json', './shared-modules.json'],
    ['./package.json', './package.json'],
  ]) as Record<string, unknown>;
}

/** The modules that the shell provides, under the names that a team imports. */
function sharedList(): readonly object[] {
  const provided = providedModules();
  return Object.entries(sharedModules()).map(([shareKey, { requiredVersion }]) => ({
    request: outsideName(shareKey),
    shareKey,
    requiredVersion,
    provided: provided[shareKey],
  }));
}

/** Compiles the modules and declarations of shared into an empty folder. This is the slow part of packing. */
export function compileShared(to: string): void {
  const root = join(repoRoot, 'shared');
  compileSources({ files: sdkModules().map(({ source }) => source), root, to });
  rewriteImports(to, outsideName);
}

/**
 * Makes the package `@rifas/remote-sdk` in an empty folder, ready to be packed.
 * @param compiled folder that `compileShared` filled
 */
export async function makeSdk(to: string, compiled: string): Promise<void> {
  cpSync(compiled, join(to, 'dist'), { recursive: true });

  const presets = {
    ...Object.fromEntries(PRESETS.map((name) => [name, join(FOLDER, `src/presets/${name}.ts`)])),
    'example-api': join(FOLDER, 'src/testing/example-api.ts'),
  };
  await bundle({
    entries: {
      ...presets,
      'refresh-loader': join(FOLDER, 'src/refresh/loader.ts'),
      refresh: join(FOLDER, 'src/refresh/runtime.ts'),
    },
    to: join(to, 'presets'),
    rename: outsideName,
  });
  await bundle({
    entries: { rifas: join(FOLDER, 'src/cli/main.ts') },
    to: join(to, 'bin'),
    outside: ['typescript'],
  });
  const declared = { ...presets, 'compile-options': join(FOLDER, 'src/presets/compile-options.ts') };
  for (const [name, file] of Object.entries(declared))
    writeFileSync(join(to, 'presets', `${name}.d.ts`), declarationsOf(file, outsideName));
  cpSync(join(FOLDER, 'types'), join(to, 'presets'), { recursive: true });
  for (const file of ['README.md', 'since.json']) cpSync(join(FOLDER, file), join(to, file));
  cpSync(join(repoRoot, 'tooling/webpack/bundler-runtime-of-host.js'), join(to, 'presets/bundler-runtime-of-host.js'));
  mkdirSync(join(to, 'test'));
  for (const name of ['dom-environment', 'fail-on-noise', 'page-request', 'setup-dom', 'setup-vitest'])
    cpSync(join(repoRoot, `tooling/jest/${name}.mjs`), join(to, `test/${name}.mjs`));
  cpSync(join(repoRoot, 'tooling/jest/one-instance.cjs'), join(to, 'test/one-instance.cjs'));
  writeFileSync(join(to, 'test/asset.cjs'), "module.exports = 'an-asset';\n");

  writeFileSync(join(to, 'shared-modules.json'), jsonText(sharedList()));
  const fields = {
    name: SDK,
    description: 'What a remote of Rifas is made with: the surface of the host, kits, presets and the command rifas',
    bin: { rifas: './bin/rifas.js' },
    exports: exportsOf(),
    files: ['dist', 'presets', 'bin', 'test', 'shared-modules.json', 'since.json'],
  };
  writeFileSync(join(to, 'package.json'), jsonText(outsideManifest(fields, ['kit/remote-sdk', 'shared'])));
}
