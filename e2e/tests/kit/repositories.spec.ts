import { BUNDLERS } from '../../../tooling/src/kit/team-repository';
import { watchScripts } from '../../support/foreign-test';
import { expect, test, tryPage } from '../../support/kit-test';
import { logIn } from '../../support/seller';

/** React's mark of an element: it is in every build of react and react/jsx-runtime, and in no other loaded file. */
const REACT = 'react.transitional.element';

for (const bundler of BUNDLERS) {
  test(`a repository built by ${bundler} passes its tests and its check, and is released @once`, ({ repositories }) => {
    const { name, printed } = repositories[bundler];
    expect(printed.tests).toMatch(/Tests:? +2 passed/);
    expect(printed.check).toContain('asks for contract ^2.0.0, because nothing that it uses is newer');
    expect(printed.check).toContain(`${name} 0.1.0 fits the site.`);
    expect(printed.release).toContain(`${name} 0.1.0 is released in `);
  });

  test(`the remote built by ${bundler} has its menu entry, its page and its widget, with the shell’s React @once`, async ({
    page,
    repositories,
    kitSite,
  }) => {
    const { name, title, path } = repositories[bundler];
    const scripts = watchScripts(page, name);
    await logIn(page, 'ana@example.com', kitSite);
    await page.getByRole('link', { name: `Ir a ${title}` }).click();
    await expect(page).toHaveURL(`${kitSite}${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.goto(`${kitSite}/dashboard`);
    await tryPage(page, repositories[bundler]);

    const fetched = [...(await scripts())];
    expect(fetched.filter(([file]) => file.endsWith('/remoteEntry.js')).length).toBeGreaterThan(0);
    expect(fetched.filter(([, text]) => text.includes(REACT)).map(([file]) => file)).toEqual([]);
  });
}
