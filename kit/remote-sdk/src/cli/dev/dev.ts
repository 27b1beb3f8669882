import { mkdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '@rifas/tooling/lib/error-code';
import { readJson } from '@rifas/tooling/lib/json';
import { stopOnSignals } from '@rifas/tooling/lib/processes';
import { watchRemote } from '../bundlers';
import { featureFindings, featureOf } from '../feature-findings';
import { findingText } from '../findings';
import { startDevServer } from './dev-server';
import { liveSite } from './live-site';
import { watchTypes } from './watch-types';

interface DevOptions {
  readonly root: string;
  /** Address of the live site. */
  readonly against: string;
  readonly port: number;
  readonly say: (text: string) => void;
}

/** The folder for development builds: dist/ is for releases. */
const FOLDER = 'node_modules/.cache/rifas-dev';

const FEATURE = 'feature.json';

/** The current problems of the remote, by their source. */
interface Problems {
  build: string;
  feature: string;
  types: string;
}

/**
 * Serves the remote of a repository to one tab of a live site. It builds on every change, checks types and
 * feature.json, and reports to the tab. It ends with the process.
 * @throws Error if the site does not allow it
 */
export async function developAgainst({ root, against, port, say }: DevOptions): Promise<void> {
  const origin = `http://localhost:${port}`;
  const site = await liveSite(against, origin);
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const featureFile = join(root, FEATURE);
  const readFeature = () => {
    const text = readFileSync(featureFile, 'utf8');
    const feature = featureOf(text, readJson(featureFile));
    return { name: feature.name, problem: featureFindings(text, feature).map(findingText).join('\n') };
  };
  const { name, problem } = readFeature();
  const server = await startDevServer({ remote: name, featureFile, folder, port, allowed: site.origin });

  const problems: Problems = { build: '', feature: problem, types: '' };
  const started = Date.now();
  let builds = 0;
  let hash = '';
  if (problem !== '') say(problem);
  /** @param news the problem to print here: a tab shows the others, and the next check of types may find them solved */
  const tell = (news: string) => {
    const all = Object.values(problems).filter(Boolean).join('\n');
    server.tell({ build: `${started}.${builds}`, hash, problem: all });
    if (news !== '') say(news);
  };

  const lookAtFeature = () => {
    try {
      problems.feature = readFeature().problem;
      builds += 1;
    } catch (error) {
      problems.feature = errorMessage(error);
    }
    tell(problems.feature);
  };
  // Watches the folder, because many editors replace a file when they save it.
  const featureWatcher = watch(root, (_event, file) => file === FEATURE && lookAtFeature());

  // Wait for the first build: a tab that came earlier would find nothing.
  const stopBuilding = await new Promise<() => Promise<void>>((resolve, reject) => {
    const watching = watchRemote(root, folder, (wrong, built) => {
      problems.build = wrong;
      if (wrong === '') {
        // After a mistake was undone the scripts are the same as before, so an open page has nothing to update.
        if (built === '' || built !== hash) builds += 1;
        hash = built;
        say(`${name}: built`);
      }
      tell(wrong);
      resolve(watching);
    });
    watching.catch(reject);
  });
  say(
    `${name} in one tab of ${site.origin} (${site.deployment}), from ${origin}. Open this address and confirm there:\n\n` +
      `  ${site.origin}/__status?override=${name}@${origin}/feature.json\n`,
  );
  const stopTypes = watchTypes(root, (found) => {
    problems.types = found;
    tell(found);
  });
  stopOnSignals(async () => {
    featureWatcher.close();
    stopTypes();
    await stopBuilding();
    await server.close();
  });
}
