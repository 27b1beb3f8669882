import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@rifas/tooling/kit/team-repository';
import { readJson } from '@rifas/tooling/lib/json';
import { replacedOnce } from '../build/repository-copy';
import { install } from './packages';
import { versionOf, type Packages, type PeerSite } from './peer';

const TEMPLATE = 'create-mf-app';
const HOST = 'host';
const REMOTE = 'remote';
const PORT = '8080';
/** The text of the remote's only component. */
export const PANEL_TEXT = 'Drawn by the remote';
const PANEL = `export default () => <button type="button">${PANEL_TEXT}</button>;\n`;
const BUILT_IN = 'const ModuleFederationPlugin = require("webpack/lib/container/ModuleFederationPlugin");';
const ENHANCED = 'const { ModuleFederationPlugin } = require("@module-federation/enhanced/webpack");';

type Edit = readonly [from: string, to: string];

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((changed, [from, to]) => replacedOnce(changed, from, to), text);

/** Both are on one origin, like our site; the template has a port for each. */
const under = (path: string): Edit => [`publicPath: "http://localhost:${PORT}/"`, `publicPath: "${path}"`];

/** webpack's own plugin, which the template uses, or that of the package that replaces it. */
export type Plugin = 'webpack' | 'enhanced';
const withPlugin = (plugin: Plugin): readonly Edit[] => (plugin === 'enhanced' ? [[BUILT_IN, ENHANCED]] : []);

/** The template's configuration as a host of one remote. @throws Error where the template has changed */
export const hostConfig = (text: string, plugin: Plugin): string =>
  edited(text, [
    under('/'),
    ['remotes: {}', `remotes: { ${REMOTE}: "${REMOTE}@/${REMOTE}/remoteEntry.js" }`],
    ...withPlugin(plugin),
  ]);

/** The template's configuration as a remote that exposes one component. @throws Error where the template has changed */
export const remoteConfig = (text: string, plugin: Plugin): string =>
  edited(text, [under(`/${REMOTE}/`), ['exposes: {}', 'exposes: { "./Panel": "./src/Panel" }'], ...withPlugin(plugin)]);

/** The host's page with the remote's component in it. @throws Error where the template has changed */
export const hostPage = (text: string): string =>
  edited(text, [
    ['const App = () => (', `import Panel from "${REMOTE}/Panel";\n\nconst App = () => (`],
    ['  </div>\n);', '    <Panel />\n  </div>\n);'],
  ]);

/** The command asks questions; this calls the same function with the answers. */
const askFor = (name: string): string =>
  `require("${TEMPLATE}").buildProject(${JSON.stringify({
    type: 'Application',
    name,
    framework: 'react',
    language: 'javascript',
    css: 'CSS',
    port: PORT,
  })})`;

interface Manifest {
  readonly dependencies: Packages;
  readonly devDependencies: Packages;
}

/** The template's dependencies, in the peer's versions if it names some; its development server is not needed. */
export function dependenciesOf({ dependencies, devDependencies }: Manifest, packages: Packages): Packages {
  const wanted = Object.entries({ ...devDependencies, ...dependencies });
  return { ...Object.fromEntries(wanted.filter(([name]) => name !== 'webpack-dev-server')), ...packages };
}

/** A host and a remote of the template, changed only as any two need. */
export const makeFederation =
  (plugin: Plugin) =>
  async (folder: string, packages: Packages): Promise<PeerSite> => {
    const change = (file: string, to: (text: string) => string) => {
      const path = join(folder, file);
      writeFileSync(path, to(readFileSync(path, 'utf8')));
    };
    await install(folder, { [TEMPLATE]: versionOf(packages, TEMPLATE) });
    for (const name of [HOST, REMOTE]) await must(folder, [process.execPath, '-e', askFor(name)]);
    const manifest = readJson<Manifest>(join(folder, HOST, 'package.json'));
    await install(folder, dependenciesOf(manifest, packages));
    change(`${HOST}/webpack.config.js`, (text) => hostConfig(text, plugin));
    change(`${REMOTE}/webpack.config.js`, (text) => remoteConfig(text, plugin));
    change(`${HOST}/src/App.jsx`, hostPage);
    writeFileSync(join(folder, REMOTE, 'src/Panel.jsx'), PANEL);
    const root = join(folder, 'site');
    for (const [name, to] of [
      [HOST, root],
      [REMOTE, join(root, REMOTE)],
    ] as const) {
      await must(join(folder, name), [join(folder, 'node_modules/.bin/webpack'), '--mode', 'production']);
      cpSync(join(folder, name, 'dist'), to, { recursive: true });
    }
    return { root, page: 'index.html', answers: {} };
  };
