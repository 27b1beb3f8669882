import { join } from 'node:path';
import { asksTheSame, deploymentToServe } from '../../compose/deployment-to-serve';
import { applicationNames, repoRoot } from '../../lib/repo';
import { readSettings } from '../../lib/settings';
import { currentComposition } from '../../store/sites/composition';
import { findComposition } from '../../store/sites/sites';
import { localStorage, storageIn } from '../../store/storage/open-storage';
import { deploy } from '../deploy/deploy';
import { copyReleases, imageVersions } from './image-releases';

// The composer's container: the image's releases onto the volume, and a composition of them where there is something new to serve. Where
// only API_URL or GATEWAY_URL are others than before, what ops deployed is composed again for them.
const settings = readSettings(process.env);
const { deployment } = settings;
const volume = localStorage(settings);
try {
  // First: what cannot work is refused before anything is copied.
  const source = deploymentToServe(deployment, settings);
  const image = storageIn(join(repoRoot, '.data'));
  const local = await imageVersions(image, applicationNames());
  const copied = await copyReleases(local, image, volume);
  const current = currentComposition(settings.siteDir, deployment);
  const served = current > 0 ? await findComposition(volume, deployment, current) : undefined;
  const moved = served?.deployment === deployment && !asksTheSame(served.source, source);
  if (copied.length > 0 || current === 0 || moved) {
    const { composition } = await deploy(volume, {
      source,
      ...(moved && copied.length === 0 ? { releases: served.releases } : {}),
      versionOfLocal: (name) => local[name] ?? '',
    });
    const { number } = composition;
    console.log(`${deployment}: composition ${number}${copied.length > 0 ? ` with ${copied.join(', ')}` : ''}`);
  } else {
    console.log(`${deployment}: composition ${current} stays`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
