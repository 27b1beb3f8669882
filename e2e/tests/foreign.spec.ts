import { integrityOf } from '@rifas/tooling/lib/files';
import { expect, integrityOfPage, test, watchScripts } from '../support/foreign-test';
import { goByMenu } from '../support/screen';
import { logIn } from '../support/seller';
import { servedBy } from '../support/site-beside';

const FOREIGN = [
  { tool: 'Vite', remote: 'mf-vite', path: '/dashboard/desde-vite', chunk: /VitePage/ },
  { tool: 'Rspack', remote: 'mf-rspack', path: '/dashboard/desde-rspack', chunk: /page-rspack/ },
] as const;

/** React's mark of an element: it is in every build of react and react/jsx-runtime, and in no other loaded file. */
const REACT = 'react.transitional.element';

interface Modules {
  readonly react: Readonly<Record<string, unknown>>;
  readonly remote: Readonly<Record<string, unknown>>;
  readonly routing: Readonly<Record<string, unknown>>;
}

interface FederationInstance {
  readonly options: { readonly name: string };
  readonly loadRemote: (id: string) => Promise<Modules>;
  readonly loadShare: (name: string) => Promise<false | (() => Readonly<Record<string, unknown>>)>;
}

for (const { tool, remote, path, chunk } of FOREIGN) {
  test(`a remote built with ${tool} has its menu entry and its page, and works with the shell’s React, host and router`, async ({
    page,
  }) => {
    const scripts = watchScripts(page, remote);
    await logIn(page);
    await goByMenu(page, `Desde ${tool}`);
    await expect(page.getByRole('heading', { name: `Hecho con ${tool}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(new RegExp(`^Variante (dtyt|ccee), en ${path}$`))).toBeVisible();
    await page.getByRole('button', { name: 'Contar' }).click();
    await expect(page.getByText('Van 1')).toBeVisible();
    await page.getByRole('button', { name: 'Avisar' }).click();
    await expect(page.getByText(`Aviso desde ${tool}`)).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    const fetched = await scripts();
    const integrity = await integrityOfPage(page);
    expect([...fetched.keys()].filter((file) => !integrity[file])).toEqual([]);
    expect([...fetched.keys()].filter((file) => file.endsWith('/remoteEntry.js'))).toHaveLength(1);
    expect([...fetched].filter(([, text]) => text.includes(REACT)).map(([file]) => file)).toEqual([]);
  });

  test(`a remote built with ${tool} gets the shell’s own modules`, async ({ page }) => {
    await logIn(page);
    await page.goto(path);
    // The remote itself draws this text. The heading is also in the first paint, before the shell has registered
    // anything.
    await expect(page.getByText(/^Variante (dtyt|ccee), en /)).toBeVisible();
    const same = await page.evaluate(
      async (name) => {
        const { __INSTANCES__: instances } = (
          globalThis as unknown as { __FEDERATION__: { __INSTANCES__: FederationInstance[] } }
        ).__FEDERATION__;
        const shell = instances.find(({ options }) => options.name === 'shell');
        if (!shell) throw new Error('The page has no federation instance of the shell.');
        const own = await shell.loadRemote(`${name}/identity`);
        const shared = async (request: string) => {
          const factory = await shell.loadShare(request);
          return factory ? factory() : undefined;
        };
        const [react, host, routing] = [
          await shared('react'),
          await shared('@rifas/shared/remote'),
          await shared('@rifas/shared/routing'),
        ];
        return {
          useState: own.react.useState !== undefined && own.react.useState === react?.useState,
          createContext: own.react.createContext !== undefined && own.react.createContext === react?.createContext,
          useHost: own.remote.useHost !== undefined && own.remote.useHost === host?.useHost,
          useLocation: own.routing.useLocation !== undefined && own.routing.useLocation === routing?.useLocation,
        };
      },
      remote.replaceAll('-', '_'),
    );
    expect(same).toEqual({ useState: true, createContext: true, useHost: true, useLocation: true });
  });

  test(`every script of the remote built with ${tool} has its integrity, the fallback copies too`, async ({
    page,
    request,
  }) => {
    await page.goto('/login');
    const integrity = Object.entries(await integrityOfPage(page)).filter(([file]) =>
      file.startsWith(`/releases/${remote}/`),
    );
    expect(integrity.length).toBeGreaterThan(5);
    let copies = 0;
    for (const [file, expected] of integrity) {
      const body = await (await request.get(file)).body();
      expect(integrityOf(body), file).toBe(expected);
      if (body.includes(REACT)) copies += 1;
    }
    // The copies exist. The first test shows that none of them runs.
    expect(copies).toBeGreaterThan(0);
  });

  test.describe('a remote with a changed byte', () => {
    test.use({
      expectedNoise: [[/integrity|Failed to load resource|Failed to fetch|already registered|CSP/i], { scope: 'test' }],
    });

    test(`in the page of ${tool} is refused, and the rest of the site goes on`, async ({ page }) => {
      await logIn(page);
      await page.route(chunk, async (route) => {
        const response = await route.fetch();
        // The browser must not cache this answer, so that a retry goes to the server.
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'cache-control': 'no-store' },
          body: `${await response.text()} `,
        });
      });
      await page.goto(path);
      await expect(page.getByText(`No pudimos cargar «Desde ${tool}»`)).toBeVisible();
      await page.unroute(chunk);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: `Hecho con ${tool}` })).toBeVisible();
    });
  });
}

test('remotes of three tools work in one session without mixing up their modules', async ({ page }) => {
  await logIn(page, 'bruno@example.com');
  const visit = async (entry: string, heading: string | RegExp) => {
    await goByMenu(page, entry);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
  await visit('Desde Vite', 'Hecho con Vite');
  await visit('Depósitos', 'ESTOS SON TUS DEPÓSITOS');
  await visit('Desde Rspack', 'Hecho con Rspack');
  await visit('Rifas', 'ESTAS SON TUS RIFAS');
  await visit('Desde Vite', 'Hecho con Vite');
});

test('the deployment alone adds the foreign remotes, and the release of the shell stays the same', async ({
  foreignSite,
}, { project }) => {
  const before = await servedBy(project.use.baseURL ?? '');
  const after = await servedBy(foreignSite);
  expect(after.shellVersion).toBe(before.shellVersion);
  expect(after.remotes.map(({ name }) => name)).toEqual([
    ...before.remotes.map(({ name }) => name),
    'mf-contract-1',
    'mf-rspack',
    'mf-vite',
  ]);
});
