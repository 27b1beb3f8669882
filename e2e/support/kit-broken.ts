import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, type Bundler, type Repository } from '@rifas/tooling/kit/team-repository';

/** A team's own list of shared modules instead of the kit's. Each line breaks a rule. */
const SHARED = `{
  react: { singleton: true, requiredVersion: '^18.0.0', import: false },
  'styled-components': { singleton: false, requiredVersion: '^6.0.0', import: false },
  lonely: { singleton: true, requiredVersion: '^1.0.0', import: false },
}`;

/** Replaces the preset's federation plugin by one with that list. */
const PLUGIN_OF: Readonly<Record<'webpack' | 'rspack', string>> = {
  webpack: '@module-federation/enhanced/webpack',
  rspack: '@module-federation/enhanced/rspack',
};

const compilerConfig = (bundler: 'webpack' | 'rspack', name: string): string => `
import { ModuleFederationPlugin } from '${PLUGIN_OF[bundler]}';
import { ${bundler}Config } from '@rifas/remote-sdk/${bundler}';

const preset = ${bundler}Config(import.meta.url);
const federation = new ModuleFederationPlugin({
  name: '${name.replaceAll('-', '_')}',
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': './src/remote.ts' },
  shared: ${SHARED},
  manifest: false,
  dts: false,
});

export default async (...given) => {
  const config = await preset(...given);
  const others = config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin');
  return { ...config, plugins: [...others, federation] };
};
`;

const viteConfig = (name: string): string => `
import { federation } from '@module-federation/vite';
import { viteConfig } from '@rifas/remote-sdk/vite';

const preset = viteConfig(import.meta.url);

export default async () => {
  const config = await preset();
  const [, ...others] = config.plugins;
  const own = federation({
    name: '${name.replaceAll('-', '_')}',
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.ts' },
    shared: ${SHARED},
    dts: false,
    moduleParseIdleTimeout: 1,
  });
  // The plugin takes its reading for done after 10 ms without a file, as the preset's does not: a busy machine then fails for another reason.
  const waiting = {
    name: 'waiting',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      own.find(({ name }) => name === 'parseStart').load.call(this, 'never read to its end');
    },
  };
  return { ...config, plugins: [own, waiting, ...others] };
};
`;

const configOf = (bundler: Bundler, name: string): string =>
  bundler === 'vite' ? viteConfig(name) : compilerConfig(bundler, name);

/** A page that uses newer API than it declares, a private module, and two packages. */
const pageOf = (title: string): string => `import type { FakeApi } from '@rifas/shared/testing';
import { useHost } from '@rifas/remote-sdk';
import { useOfferedCalls } from '@rifas/remote-sdk/query';
import { Page } from '@rifas/remote-sdk/ui';
import { copyleft } from 'copyleft';
import { lonely } from 'lonely';

export type Strange = FakeApi;

export default function StrangePage() {
  const offered = useOfferedCalls();
  return <Page title="${title}">{\`\${useHost().deployment.title} \${copyleft} \${lonely} \${Object.keys(offered).length}\`}</Page>;
}
`;

function addPackage({ folder }: Repository, name: string, licence: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const manifest = { name, version: '1.0.0', license: licence, type: 'module', main: 'index.js', types: 'index.d.ts' };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(place, 'index.js'), `export const ${name} = '${name}';\n`);
  writeFileSync(join(place, 'index.d.ts'), `export declare const ${name}: string;\n`);
}

/** Makes a copy of a repository that breaks every rule at once. */
export function breakRepository(repository: Repository): Repository {
  const folder = `${repository.folder}-broken`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(repository.folder, folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  });
  symlinkSync(join(repository.folder, 'node_modules'), join(folder, 'node_modules'));
  const broken = { ...repository, folder };
  addPackage(broken, 'lonely', 'MIT');
  addPackage(broken, 'copyleft', 'GPL-3.0-only');
  writeFileSync(join(folder, `${repository.bundler}.config.mjs`), configOf(repository.bundler, repository.name));
  writeFileSync(join(folder, repository.page), pageOf(repository.title));
  edit(broken, 'feature.json', `"to": "${repository.path}"`, '"to": "/dashboard/nowhere"');
  edit(broken, 'feature.json', '"icon": "info"', '"icon": "gift"');
  edit(broken, 'feature.json', /"widget": "[\w-]+"/, '"widget": "nothing"');
  edit(broken, 'package.json', '"type": "module"', '"type": "module",\n  "rifas": { "budgetKB": 1 }');
  return broken;
}
