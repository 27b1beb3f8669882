import { dependenciesOf, hostConfig, hostPage, remoteConfig } from './federation-template';

const CONFIG = `const ModuleFederationPlugin = require("webpack/lib/container/ModuleFederationPlugin");
output: { publicPath: "http://localhost:8080/" },
remotes: {},
exposes: {},
`;

test('the host stands at the root and knows the remote by its path', () => {
  expect(hostConfig(CONFIG, 'webpack'))
    .toBe(`const ModuleFederationPlugin = require("webpack/lib/container/ModuleFederationPlugin");
output: { publicPath: "/" },
remotes: { remote: "remote@/remote/remoteEntry.js" },
exposes: {},
`);
});

test('the remote exposes its component under its path, with the requested plugin', () => {
  expect(remoteConfig(CONFIG, 'enhanced'))
    .toBe(`const { ModuleFederationPlugin } = require("@module-federation/enhanced/webpack");
output: { publicPath: "/remote/" },
remotes: {},
exposes: { "./Panel": "./src/Panel" },
`);
});

test('the host draws the component of the remote', () => {
  expect(hostPage('const App = () => (\n  <div>\n    <p>Host</p>\n  </div>\n);\n')).toBe(
    'import Panel from "remote/Panel";\n\nconst App = () => (\n  <div>\n    <p>Host</p>\n    <Panel />\n  </div>\n);\n',
  );
});

test('a template that has changed is refused', () => {
  expect(() => hostConfig('remotes: {},', 'webpack')).toThrow(/occurs 0 times/);
});

test('the packages of the template are installed at the versions of the table, without its development server', () => {
  const manifest = {
    dependencies: { react: '^18.2.0' },
    devDependencies: { webpack: '^5.57.1', 'webpack-dev-server': '^4.3.1', 'babel-loader': '^8.2.2' },
  };
  expect(dependenciesOf(manifest, { react: '18.3.1', webpack: '5.110.3' })).toEqual({
    react: '18.3.1',
    webpack: '5.110.3',
    'babel-loader': '^8.2.2',
  });
});
