import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from '../../support/repository-copy';
import { goByMenu } from '../../support/screen';
import { logIn } from '../../support/seller';
import { startSiteBeside } from '../../support/site-beside';
import { expect, test } from '../../support/test';

const NAME = 'mf-prueba';
const RIFAS = 'tooling/bin/rifas.mjs';
const DATA_DIR = dirname(process.env.E2E_FOLDER ?? '');
const RELEASES = join(DATA_DIR, 'releases', NAME);

/** A checkout of a team makes, checks, builds and releases a remote. Running sites get it by their deployment. */
test(
  'a new remote passes all checks, shows in the menu of both variants, and is removed without a trace',
  { tag: '@once' },
  async ({ browser, watch }, { project }) => {
    test.setTimeout(600_000);
    rmSync(RELEASES, { recursive: true, force: true });
    const copy = copyRepository();
    try {
      const before = copy.files();
      const said = await copy.run([RIFAS, 'new-remote', NAME]);
      expect(said).toContain(`${NAME}/src/prueba/PruebaPage.tsx`);
      expect(Object.keys(copy.files()).filter((path) => path.startsWith(`${NAME}/`))).toHaveLength(10);
      await expect(copy.run([RIFAS, 'new-remote', NAME])).rejects.toThrow(`There is a folder ${NAME} already`);

      await copy.run(['node_modules/typescript/bin/tsc', '-p', copy.configOfNew]);
      await copy.run(['node_modules/eslint/bin/eslint.js', NAME, '--max-warnings', '0']);
      await copy.run(['node_modules/prettier/bin/prettier.cjs', '--check', NAME, 'deployments', 'pnpm-workspace.yaml']);
      const tested = await copy.run([
        'node_modules/jest/bin/jest.js',
        '--config',
        `${NAME}/jest.config.mjs`,
        '--runInBand',
      ]);
      expect(tested).toMatch(/Tests: +[1-9]\d* passed, [1-9]\d* total/);
      const feature = join(copy.folder, NAME, 'feature.json');
      const declared = readFileSync(feature, 'utf8');
      writeFileSync(feature, declared.replace('"label"', '"lable"'));
      await expect(copy.run([RIFAS, 'build', NAME], { DATA_DIR })).rejects.toThrow('lable');
      writeFileSync(feature, declared);
      await copy.run([RIFAS, 'build', NAME], { DATA_DIR });
      const [version = ''] = readdirSync(RELEASES);

      for (const deployment of ['dtyt', 'ccee']) {
        const apiUrl = project.use.baseURL ?? '';
        const site = await startSiteBeside({
          deployment,
          name: `${deployment}-prueba`,
          remotes: { [NAME]: version },
          apiUrl,
        });
        const page = await browser.newPage();
        watch(page);
        try {
          await logIn(page, 'ana@example.com', site.url);
          await goByMenu(page, 'Prueba');
          await expect(page.getByRole('heading', { name: 'Prueba', level: 1 })).toBeVisible();
          await page.getByRole('button', { name: 'PROBAR' }).click();
          await expect(page.getByText('¡Funciona!')).toBeVisible();
        } finally {
          // The page closes first: its last requests must not reach a stopped server.
          await page.close();
          await site.stop();
        }
      }

      await copy.run([RIFAS, 'new-remote', '--remove', NAME]);
      expect(copy.files()).toEqual(before);
    } finally {
      copy.remove();
      rmSync(RELEASES, { recursive: true, force: true });
    }
  },
);
