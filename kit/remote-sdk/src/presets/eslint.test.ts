import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '@rifas/tooling/lib/processes';

const REPOSITORY = pathToFileURL(join(__dirname, '../../package.json')).href;

/** What the preset says about scripts, in its own process: the configuration imports the tools of a repository. */
async function saidOf(scripts: readonly string[], file = 'page.js'): Promise<readonly string[]> {
  const program = `import { ESLint } from 'eslint';
import { eslintConfig } from '${__dirname}/eslint.ts';
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: await eslintConfig('${REPOSITORY}') });
const all = await Promise.all(${JSON.stringify(scripts)}.map((text) => eslint.lintText(text, { filePath: '${file}' })));
console.log(JSON.stringify(all.map(([{ messages }]) => messages.map(({ message }) => message).join())));`;
  const { stdout, stderr } = await runNode(['--import', 'tsx', '--input-type=module', '-e', program], {
    env: process.env,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly string[];
}

test('a script that empties the storage, which has the session too, is refused; an own key may be removed', async () => {
  const empties = ['localStorage.clear()', 'window.localStorage.clear()', 'sessionStorage.clear()'];
  const refused = expect.stringContaining('Remove your own keys') as string;
  expect(await saidOf([...empties, "localStorage.removeItem('premios')"])).toEqual([refused, refused, refused, '']);
  expect(await saidOf(empties, 'page.test.js')).toEqual(['', '', '']);
});

test('an async action of React, which holds back every navigation of the site, is refused; an address as action is not', async () => {
  const acts = [
    'export default () => <form action={send} />;',
    'export default () => <button formAction={send} />;',
    "import { useActionState } from 'react';",
    'startTransition(async () => { await send(); });',
  ];
  const refused = expect.stringContaining('Until an async action ends') as string;
  const fine = ['export default () => <form action="/search" />;', 'startTransition(() => more());'];
  expect(await saidOf([...acts, ...fine], 'page.jsx')).toEqual([...acts.map(() => refused), '', '']);
});
