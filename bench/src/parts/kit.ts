import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { developAgainst } from '@rifas/tooling/kit/team-development';
import {
  BUNDLERS,
  createRepository,
  edit,
  installRepository,
  packKit,
  repositoryIn,
  type Repository,
} from '@rifas/tooling/kit/team-repository';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { freePort } from '@rifas/tooling/lib/processes';
import { newVisitor } from '../measure/slow-phone';
import type { Figure } from '../report/report';
import { compared, median } from '../report/statistics';
import { DEPLOYMENT, type BenchSites } from '../sites/bench-sites';
import { PLAIN_PAGE, startVite, writePlainPage } from '../sites/plain-page';
import { serveComposition } from '../sites/serve-composition';
import type { BenchContext, Part } from './bench-context';

const SELLER = 'ana@example.com';

interface Waits {
  /** Seconds from the command to the page in a browser. */
  readonly start: number;
  /** Seconds from a saved file to its text in that browser. */
  readonly change: number;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

interface Tried {
  readonly page: Page;
  readonly repository: Repository;
  /** The changed module, relative to the repository's folder. */
  readonly file: string;
  readonly address: string;
  /** Starts the server. */
  readonly open: () => Promise<{ readonly stop: () => Promise<void> }>;
}

/** One start and one change, which is then reverted. */
async function waitsOf({ page, repository, address, file, open }: Tried): Promise<Waits> {
  // A page of the previous server would reload when it reaches the next one.
  await page.goto('about:blank');
  const { text } = repository;
  const pressed = performance.now();
  const server = await open();
  try {
    await page.goto(address);
    await page.getByText(text).waitFor();
    const start = seconds(pressed);
    const changed = text.replace('Esta', 'Otra');
    const saved = performance.now();
    edit(repository, file, text.slice(0, 6), changed.slice(0, 6));
    await page.getByText(changed).waitFor();
    const change = seconds(saved);
    edit(repository, file, changed.slice(0, 6), text.slice(0, 6));
    await page.getByText(text).waitFor();
    return { start, change };
  } finally {
    await server.stop();
  }
}

/** Uses the remote in this tab: a developer presses this once. */
async function propose(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await page.getByRole('complementary', { name: 'Reemplazos' }).waitFor();
}

/** A tab of a logged-in seller, closed after the work, because a stopping edge waits for its connections. */
async function inSellerTab<Result>(
  { browser }: BenchContext,
  { api, tokenName }: BenchSites,
  site: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const token = { origin: site, name: tokenName, value: await api.logIn(SELLER) };
  const visitor = await newVisitor(await browser(), token);
  return work(await visitor.newPage()).finally(() => visitor.close());
}

async function timesOf(count: number, measure: () => Promise<Waits>): Promise<Waits> {
  // The first run fills the caches of the bundler.
  await measure();
  const all: Waits[] = [];
  for (let turn = 0; turn < count; turn += 1) all.push(await measure());
  return { start: median(all.map(({ start }) => start)), change: median(all.map(({ change }) => change)) };
}

async function measureVite(context: BenchContext, repository: Repository): Promise<Waits> {
  writePlainPage(repository);
  const page = await (await newVisitor(await context.browser())).newPage();
  const port = await freePort();
  const waits = await timesOf(context.runs, () =>
    waitsOf({
      page,
      repository,
      address: `http://localhost:${port}/`,
      file: PLAIN_PAGE,
      open: () => startVite(repository, port),
    }),
  );
  await page.context().close();
  return waits;
}

/** Where a remote in its own repository is seen: the live site, and the port of its development server. */
interface Place {
  readonly site: string;
  readonly port: number;
  readonly inTab: <Result>(work: (page: Page) => Promise<Result>) => Promise<Result>;
}

/** Seconds from nothing to a new remote's page in the live shell. */
async function untilFirstPage({ site, port, inTab }: Place, makeRepository: () => Promise<Repository>) {
  const began = performance.now();
  const repository = await makeRepository();
  return inTab(async (page) => {
    const server = await developAgainst(repository, site, port);
    try {
      await propose(page, server.address);
      await page.goto(site + repository.path);
      await page.getByText(repository.text).waitFor();
      return seconds(began);
    } finally {
      await server.stop();
    }
  });
}

const waitsInShell = ({ site, port, inTab }: Place, repository: Repository, runs: number): Promise<Waits> =>
  inTab(async (page) => {
    const open = () => developAgainst(repository, site, port);
    // The tab remembers the remote that it uses.
    const first = await open();
    await propose(page, first.address).finally(() => first.stop());
    return timesOf(runs, () =>
      waitsOf({ page, repository, address: site + repository.path, file: repository.page, open }),
    );
  });

/** The waits of a team in its own repository, compared with Vite's server and the same page alone. */
export const kit: Part = {
  name: 'kit',
  about: 'remotes in repositories of their own: from nothing to the live shell, rifas dev, beside vite',
  run: async (context) => {
    const { settings, runs, log } = context;
    const sites = await context.sites();
    const port = await freePort();
    const source = loadDeployment(DEPLOYMENT, settings.deploymentsDir);
    const name = `${source.name}-open`;
    const open = { ...source, name, statusPage: true, overrides: [`http://localhost:${port}`] };
    const site = await serveComposition(settings, open, sites.apiUrl);
    const place: Place = { site: site.url, port, inTab: (work) => inSellerTab(context, sites, site.url, work) };
    const folder = temporaryFolder('bench-kit');
    const figures: Figure[] = [];
    try {
      const packed = await packKit(settings.dataDir);
      for (const bundler of BUNDLERS) {
        const took = await untilFirstPage(place, async () => {
          const repository = repositoryIn(folder, bundler);
          await createRepository(packed, folder, repository);
          await installRepository(repository);
          return repository;
        });
        figures.push({ name: `${bundler}: from nothing to its page in the live shell`, unit: 's', value: took });
      }
      const vite = await measureVite(context, repositoryIn(folder, 'vite'));
      log(`vite: ${vite.start.toFixed(2)} s, ${vite.change.toFixed(2)} s`);
      for (const bundler of BUNDLERS) {
        const waits = await waitsInShell(place, repositoryIn(folder, bundler), runs);
        log(`${bundler}: ${waits.start.toFixed(2)} s, ${waits.change.toFixed(2)} s`);
        const beside = (what: string, wait: keyof Waits) =>
          compared(`${bundler}: ${what}`, 's', waits[wait], { name: 'vite, the page alone', value: vite[wait] });
        figures.push(
          beside('rifas dev until its page shows in the live shell', 'start'),
          beside('a change until it shows', 'change'),
        );
      }
      return [
        {
          title: 'Remotes in repositories of their own',
          note: 'from nothing: once, with packages that the machine has fetched before; the others: medians, caches filled',
          figures,
        },
      ];
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
