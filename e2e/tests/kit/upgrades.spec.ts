import { BUNDLERS, type Repository } from '@rifas/tooling/kit/team-repository';
import { expect, test, tryPage } from '../../support/kit-test';
import { releaseShell, versionsInUse, type Libraries } from '../../support/kit-upgrades';
import { goByMenu } from '../../support/screen';
import { logIn } from '../../support/seller';
import { refusalOf, startSiteBeside } from '../../support/site-beside';

const VERSION = '0.1.0';
const versionsOf = (repositories: Readonly<Record<string, Repository>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(repositories).map(({ name }) => [name, VERSION]));

/** Other minor versions than those that the remotes of the team and of the site were built with. */
const MINOR: readonly (readonly [what: string, libraries: Libraries])[] = [
  ['a minor version further', { react: '19.98.0', styledComponents: '6.98.0' }],
  ['minor versions back', { react: '19.0.1', styledComponents: '6.0.1' }],
];
for (const [index, [what, libraries]] of MINOR.entries()) {
  test(`released remotes keep working under a shell whose React and styled-components are ${what} @once`, async ({
    page,
    repositories,
  }, { project }) => {
    const apiUrl = project.use.baseURL ?? '';
    const shell = `0.1.0-minor.${index}`;
    const remove = await releaseShell(apiUrl, shell, libraries);
    const remotes = { ...versionsOf(repositories), shell };
    const site = await startSiteBeside({
      deployment: project.name,
      name: `${project.name}-minor-${index}`,
      remotes,
      apiUrl,
    });
    await logIn(page, 'ana@example.com', site.url);
    for (const bundler of BUNDLERS) await tryPage(page, repositories[bundler]);
    await goByMenu(page, 'Rifas');
    await expect(page.getByRole('heading', { name: 'ESTAS SON TUS RIFAS', level: 1 })).toBeVisible();
    expect(await versionsInUse(page, 'react')).toEqual([libraries.react]);
    expect(await versionsInUse(page, 'styled-components')).toEqual([libraries.styledComponents]);
    // An open page would call a site that has stopped.
    await page.close();
    await site.stop();
    remove();
  });
}

const MAJOR: readonly (readonly [what: string, libraries: Libraries, contract: string | undefined, refusal: RegExp])[] =
  [
    [
      'the next major version of React',
      { react: '20.0.0', styledComponents: '6.98.0' },
      undefined,
      /(\S+) \S+ does not fit shell [^:]+: it wants react \^19\.0\.0, and the shell provides 20\.0\.0/g,
    ],
    [
      'the next major version of styled-components',
      { react: '19.98.0', styledComponents: '7.0.0' },
      undefined,
      /(\S+) \S+ does not fit shell [^:]+: it wants styled-components \^6\.0\.0, and the shell provides 7\.0\.0/g,
    ],
    [
      'the next contract and not the present one',
      { react: '19.98.0', styledComponents: '6.98.0' },
      '3.0.0',
      /(\S+) \S+ asks for contract \^2\.0\.0; shell \S+ gives 3\.0\.0/g,
    ],
  ];
for (const [index, [what, libraries, contract, refusal]] of MAJOR.entries()) {
  test(`a shell with ${what} is not deployed while remotes require the old version, and each of them is named @once`, async ({
    repositories,
  }, { project }) => {
    const apiUrl = project.use.baseURL ?? '';
    const shell = `0.1.0-major.${index}`;
    const remove = await releaseShell(apiUrl, shell, libraries, contract);
    const remotes = { ...versionsOf(repositories), shell };
    const told = await refusalOf({
      deployment: project.name,
      name: `${project.name}-major-${index}`,
      remotes,
      apiUrl,
    });
    const refused = [...told.matchAll(refusal)].map(([, name]) => name);
    for (const { name } of Object.values(repositories)) expect(refused, told).toContain(name);
    remove();
  });
}
