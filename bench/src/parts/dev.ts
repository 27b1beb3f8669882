import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { freePort, stopProcess } from '@rifas/tooling/lib/processes';
import { startBackend } from '@rifas/tooling/site/backend-process';
import { PAGE, REMOTE, SOURCE, titled } from '../build/changed-source';
import { copyRepository, type RepositoryCopy } from '../build/repository-copy';
import { viteCommand, writeViteApplication } from '../build/vite-application';
import { newVisitor } from '../measure/slow-phone';
import { compared, median } from '../report/statistics';
import { DEPLOYMENT } from '../sites/bench-sites';
import { demoApi } from '../sites/demo-api';
import type { BenchContext, Part } from './bench-context';

const SELLER = 'ana@example.com';
const TYPED = '1';
/** A start takes long, and its time varies little. */
const STARTS = 3;

interface Server {
  readonly name: string;
  readonly start: (copy: RepositoryCopy, port: number) => ReturnType<RepositoryCopy['start']>;
}

interface Change {
  /** Seconds from the saved file to its text in an open page. */
  readonly took: number;
  /** Whether the page was not reloaded, and kept the typed text, the open panel and the focus. */
  readonly kept: boolean;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

/**
 * A tab of a logged-in seller with the raffles: on a phone the page has a panel that a press opens, whose state is
 * React's.
 */
async function openPage(context: BenchContext, site: string): Promise<Page> {
  const { tokenName } = loadDeployment(DEPLOYMENT, context.settings.deploymentsDir).session;
  const token = { origin: site, name: tokenName, value: await demoApi(site).logIn(SELLER) };
  const page = await (await newVisitor(await context.browser(), token)).newPage();
  await page.goto(site + PAGE);
  await page.getByRole('searchbox').waitFor();
  return page;
}

/** Changes the page's title, and checks the typed text, the open panel and the focus. */
async function changeOnce(page: Page, copy: RepositoryCopy, title: string): Promise<Change> {
  const field = page.getByRole('searchbox');
  const opener = page.locator('button[aria-expanded][aria-controls]').first();
  await field.fill(TYPED);
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await field.focus();
  await field.evaluate((element) => void (element.dataset['kept'] = 'yes'));
  const saved = performance.now();
  const undo = copy.edit(SOURCE, ...titled(title));
  try {
    await page.getByRole('heading', { name: title }).waitFor();
    const took = seconds(saved);
    await field.waitFor();
    const kept =
      (await field.inputValue()) === TYPED &&
      (await opener.getAttribute('aria-expanded')) === 'true' &&
      (await field.evaluate((element) => element === document.activeElement && element.dataset['kept'] === 'yes'));
    return { took, kept };
  } finally {
    undo();
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    await field.waitFor();
  }
}

/**
 * `cold` and `warm` are seconds from the command to the page: with nothing built, and with all files of the previous
 * start.
 */
async function measure(context: BenchContext, copy: RepositoryCopy, server: Server) {
  const starts: number[] = [];
  const changes: Change[] = [];
  const count = Math.min(context.runs, STARTS);
  for (let turn = 0; turn <= count; turn += 1) {
    const port = await freePort();
    const pressed = performance.now();
    const running = await server.start(copy, port);
    try {
      const page = await openPage(context, `http://localhost:${port}`);
      starts.push(seconds(pressed));
      try {
        if (turn < count) continue;
        // The first change fills the compiler's memory, and does not count.
        await changeOnce(page, copy, 'Primer cambio');
        for (let change = 1; change <= context.runs; change += 1)
          changes.push(await changeOnce(page, copy, `Cambio ${change}`));
      } finally {
        await page.context().close();
      }
    } finally {
      await running.stop();
    }
  }
  const [cold = Number.NaN, ...warm] = starts;
  const kept = changes.filter((change) => change.kept).length;
  const measured = { cold, warm: median(warm), change: median(changes.map(({ took }) => took)), kept };
  context.log(
    `${server.name}: ${cold.toFixed(1)} s, ${measured.warm.toFixed(1)} s, a change ${measured.change.toFixed(2)} s, kept ${kept} times`,
  );
  return measured;
}

/** The waits of a developer of one remote, compared with Vite's server and the same sources as one application. */
export const dev: Part = {
  name: 'dev',
  about: 'npm run dev until the page shows, a change until it shows and what it keeps, beside vite',
  run: async (context) => {
    const { settings, runs } = context;
    const copy = copyRepository(settings);
    const folder = join(settings.dataDir, 'bench/dev');
    rmSync(folder, { recursive: true, force: true });
    try {
      writeViteApplication(copy);
      copy.forget();
      const own = await measure(context, copy, {
        name: 'npm run dev',
        start: (at, port) => at.start(['tooling/bin/rifas.mjs', 'dev', REMOTE], /; watching /, { PORT: String(port) }),
      });
      const apiPort = await freePort();
      const apiUrl = `http://127.0.0.1:${apiPort}`;
      const backend = await startBackend({
        deployment: DEPLOYMENT,
        port: apiPort,
        publicUrl: apiUrl,
        settings,
        env: { DATA_DIR: folder, DATABASE_URL: '' },
      });
      const vite = await measure(context, copy, {
        name: 'vite',
        start: (at, port) =>
          at.start(viteCommand('--port', String(port), '--strictPort'), /Local:/, { ONE_APP_API: apiUrl }),
      }).finally(() => stopProcess(backend));
      const beside = (name: string, unit: string, figure: keyof typeof own) =>
        compared(name, unit, own[figure], { name: 'vite, one application', value: vite[figure] });
      return [
        {
          title: 'npm run dev',
          note:
            `${REMOTE} watched, its page of a seller open; our start brings the backend and the database up, ` +
            'Vite gets a backend that runs; medians, the first start alone once',
          figures: [
            beside('until the page shows, nothing built', 's', 'cold'),
            beside('until the page shows, again', 's', 'warm'),
            beside('a change until it shows', 's', 'change'),
            beside(`changes of ${runs} that keep the field, its focus and the open panel`, '', 'kept'),
          ],
        },
      ];
    } finally {
      copy.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
