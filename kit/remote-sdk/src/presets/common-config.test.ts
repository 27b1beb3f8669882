import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonConfig } from './common-config';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rifas-common-'));
  mkdirSync(join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function ran(file: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, file)], { encoding: 'utf8' });
  return stdout + stderr;
}

test.each(['webpack', '@rspack/core'])(
  'a page by %s that throws as it is imported throws the same at the second try',
  (tool) => {
    const forNode = { entry: './src/main.js', target: 'node', optimization: { minimize: false } };
    const config = { ...commonConfig({ root }, 'production'), ...forNode, experiments: { outputModule: true } };
    const files = {
      'package.json': '{"type":"module"}',
      'src/page.js': "throw new Error('broken page');\nexport default 1;",
      'src/main.js':
        "const load = () => import(/* webpackMode: 'eager' */ './page.js').catch(({ message }) => message);\nconsole.log([await load(), await load()]);",
      'build.js': `import * as tool from '${pathToFileURL(require.resolve(tool)).href}';
(tool.rspack ?? tool.default)(${JSON.stringify(config)}, (error, stats) => console.log(error ?? stats.toString('errors-only')));`,
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    const built = ran('build.js');
    expect(built.trim()).toBe('');
    const main = readdirSync(join(root, 'dist')).find((file) => file.endsWith('.js')) ?? '';
    expect(ran(`dist/${main}`)).toBe("[ 'broken page', 'broken page' ]\n");
  },
);
