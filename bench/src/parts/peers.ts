import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '@rifas/tooling/lib/error-code';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { lighthouseRun, MOST_RUNS } from '../measure/lighthouse-run';
import { loadTwice, type Loads } from '../measure/load';
import { measuredPages, type MeasuredPage } from '../measure/measured-pages';
import { SLOW_PHONE } from '../measure/slow-phone';
import { asVisitor, keyShown } from '../measure/visit';
import type { Peer } from '../peers/peer';
import { PEERS } from '../peers/peers';
import { servePeer } from '../peers/serve-peer';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import type { BenchContext, Part } from './bench-context';

const OURS = '/login';

const FIGURES: readonly [name: string, unit: string, read: (loads: Loads) => number][] = [
  ['key element, cold cache', 'ms', ({ cold }) => cold.key],
  ['key element, warm cache', 'ms', ({ warm }) => warm.key],
  ['first paint, cold cache', 'ms', ({ cold }) => cold.firstPaint],
  ['main thread blocked, cold cache', 'ms', ({ cold }) => cold.blockedTime],
  ['requests until the key element', '', ({ cold }) => cold.requests],
  ['requests until the key element, warm cache', '', ({ warm }) => warm.requests],
  ['JavaScript until the key element', 'KB', ({ cold }) => cold.scriptKb],
  ['JavaScript in all', 'KB', ({ cold }) => cold.allScriptKb],
];

/** A page at an address, with its measurements. */
interface Side {
  readonly url: string;
  readonly page: MeasuredPage;
  readonly loads: Loads[];
  readonly points: number[];
}

const sideOf = (url: string, page: MeasuredPage): Side => ({ url, page, loads: [], points: [] });

/** Names and versions for a sentence. */
const packagesOf = ({ packages }: Peer): string =>
  Object.entries(packages)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

function section(peer: Peer, ours: Side, theirs: Side): Section {
  const name = peer.name;
  const figure = ([figureName, unit, read]: (typeof FIGURES)[number]) =>
    compared(figureName, unit, ours.loads.map(read), { name, value: median(theirs.loads.map(read)) });
  return {
    title: `${OURS} beside ${name}`,
    note: `${peer.what}; ${packagesOf(peer)}; medians of ${ours.loads.length}; ${SLOW_PHONE}`,
    figures: [
      ...FIGURES.map(figure),
      compared('Lighthouse mobile, performance', 'points', ours.points, { name, value: median(theirs.points) }),
    ],
  };
}

/** Loads alternate, so that other load affects both. */
async function measure({ settings, runs, browser, log }: BenchContext, name: string, sides: readonly Side[]) {
  const chromium = await browser();
  for (let run = 1; run <= runs; run += 1) {
    for (const { url, page, loads } of sides) loads.push(await loadTwice(chromium, url, page));
    const times = sides.map(({ page, loads }) => `${loads.at(-1)?.cold.key.toFixed(0)} ms ${page.path}`);
    log(`${name} ${run}/${runs}: ${times.join(', ')}`);
  }
  for (let run = 1; run <= Math.min(runs, MOST_RUNS); run += 1)
    for (const { url, page, points } of sides)
      points.push((await lighthouseRun(settings, `${url}${page.path}`, async () => undefined)).performance);
  log(`${name}, Lighthouse: ${sides.map(({ page, points }) => `${median(points)} ${page.path}`).join(', ')}`);
}

/**
 * Makes a peer in a separate folder and shows its key element.
 * @returns undefined, with the reason in the log, if it cannot be made
 */
async function started({ settings, browser, log }: BenchContext, peer: Peer, folder: string) {
  try {
    log(`${peer.name}: ${packagesOf(peer)}`);
    const served = await servePeer(await peer.make(folder, peer.packages));
    try {
      const file = join(settings.dataDir, 'bench/peers', `${peer.name.replaceAll(/\W+/g, '-')}.png`);
      // A screenshot for people who want to see what is measured.
      await asVisitor(await browser(), { keys: peer.page.keys }, async (visitor) => {
        const page = await visitor.newPage();
        await page.goto(served.url + peer.page.path, { waitUntil: 'commit' });
        await keyShown(page);
        await page.screenshot({ path: file });
      });
      log(`${peer.name} stands: ${file}`);
      return served;
    } catch (error) {
      await served.stop();
      throw error;
    }
  } catch (error) {
    log(`${peer.name} could not be made: ${errorMessage(error)}`);
    return undefined;
  }
}

/** Sites of others, made of npm packages, compared with our login in the same run. */
export const peers: Part = {
  name: 'peers',
  about: `${OURS} beside sites of others that are made of packages of npm: ${PEERS.map(({ name }) => name).join('; ')}`,
  run: async (context) => {
    const both = await context.sites();
    const page = measuredPages('').find(({ path }) => path === OURS);
    if (!page) throw new Error(`${OURS} is not among the measured pages`);
    const sections: Section[] = [];
    for (const peer of PEERS) {
      const folder = temporaryFolder('bench-peer');
      const served = await started(context, peer, folder);
      if (served) {
        const [ours, theirs] = [sideOf(both.composed.url, page), sideOf(served.url, peer.page)];
        await measure(context, peer.name, [ours, theirs]).finally(() => served.stop());
        sections.push(section(peer, ours, theirs));
      } else {
        sections.push({ title: peer.name, note: 'could not be made that day', figures: [] });
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    return sections;
  },
};
