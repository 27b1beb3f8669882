import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLERS, must, type Repository } from '@rifas/tooling/kit/team-repository';
import type { Finding } from '../../../kit/remote-sdk/src/cli/findings';
import { expect, test } from '../../support/kit-test';
import { dataDirOfRun, refusalOf, ROOT } from '../../support/site-beside';

const VERSION = '0.2.0';

/** The expected findings, one for each rule: what is to be written where. */
const mends = ({ bundler, page, name, title }: Repository): readonly Partial<Finding>[] => [
  { rule: 'private import', file: page, line: 1, write: "import … from '@rifas/remote-sdk/testing'" },
  {
    rule: 'shared list',
    file: `${bundler}.config.mjs`,
    write: "take 'lonely' out of shared, so that it is compiled in",
  },
  {
    rule: 'range',
    file: `${bundler}.config.mjs`,
    write: "shared: { 'react': { singleton: true, requiredVersion: '^19.0.0', import: false } }",
  },
  {
    rule: 'singleton',
    file: `${bundler}.config.mjs`,
    write: "shared: { 'styled-components': { singleton: true, requiredVersion: '^6.0.0', import: false } }",
  },
  {
    rule: 'compiled in',
    file: `${bundler}.config.mjs`,
    write: "shared: { '@rifas/shared/remote': { singleton: true, requiredVersion: '^1.0.0', import: false } }",
  },
  { rule: 'contract range', file: 'feature.json', line: 3, write: '"contract": "^2.2.0"' },
  {
    rule: 'declaration',
    file: 'feature.json',
    write: expect.stringContaining('with that route or without the entry') as unknown as string,
    what: `${name} has an entry of the menu, '${title}', that leads to /dashboard/nowhere, which no remote here declares as a route`,
  },
  {
    rule: 'icon',
    file: 'feature.json',
    write: expect.stringContaining('one of back, bank, bag, ') as unknown as string,
  },
  {
    rule: 'part',
    file: 'feature.json',
    what: `it names 'nothing', which is none of the widgets that defineRemote has: ${name.replace('mf-', '')}`,
  },
  { rule: 'size', file: 'package.json' },
  { rule: 'licence', file: 'package.json', what: 'copyleft 1.0.0 is compiled in, and its licence is GPL-3.0-only' },
];

for (const bundler of BUNDLERS) {
  test(`every broken rule of a build by ${bundler} is reported with file, line and solution, and nothing is released @once`, ({
    broken,
  }) => {
    const { said, ...repository } = broken[bundler];
    expect(said.check.code).toBe(1);
    const { findings } = JSON.parse(said.check.printed) as { readonly findings: readonly Finding[] };
    for (const mend of mends(repository))
      expect.soft(findings, JSON.stringify(mend)).toContainEqual(expect.objectContaining(mend));
    expect(findings.every(({ line, write }) => line > 0 && write !== '')).toBe(true);

    expect(said.release.code).toBe(1);
    expect(said.release.printed).toContain('Nothing was released.');
    for (const { rule } of mends(repository)) expect.soft(said.release.printed).toContain(`  ${rule}: `);
  });
}

test('a release that skipped the check of the team is refused by the deploy, with the same messages @once', async ({
  broken,
}, { project }) => {
  const names = Object.values(broken).map(({ name }) => name);
  for (const { name, folder } of Object.values(broken)) {
    rmSync(join(dataDirOfRun(), 'releases', name, VERSION), { recursive: true, force: true });
    await must(
      ROOT,
      [
        process.execPath,
        join(ROOT, 'tooling/bin/ops.mjs'),
        'release',
        name,
        '--version',
        VERSION,
        '--from',
        join(folder, 'dist'),
      ],
      { DATA_DIR: dataDirOfRun() },
    );
    expect(existsSync(join(dataDirOfRun(), 'releases', name, VERSION))).toBe(true);
  }
  const refused = await refusalOf({
    deployment: project.name,
    name: `${project.name}-broken`,
    remotes: Object.fromEntries(names.map((name) => [name, VERSION])),
    apiUrl: project.use.baseURL ?? '',
  });
  for (const name of names) {
    for (const what of [
      'it wants react ^18.0.0, and the shell provides',
      'it shares styled-components without singleton: true',
      'it asks the page for lonely and has no copy',
      'it has its own @rifas/shared/remote compiled in',
    ])
      expect
        .soft(refused)
        .toMatch(new RegExp(`${name} ${VERSION} does not fit shell [^:]+: ${what.replace('^', '\\^')}`));
    expect.soft(refused).toContain(`${name} has an entry of the menu`);
  }
});
