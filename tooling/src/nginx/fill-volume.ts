import { join } from 'node:path';
import { currentComposition } from '../compose/composition';
import { loadDeployment } from '../compose/load-deployment';
import { applicationNames, releasesDir, repoRoot } from '../lib/repo';
import { deploy } from '../ops/deploy/deploy';
import { localStorage } from '../ops/storage/open-storage';
import { copyReleases, imageVersions } from './image-releases';

// The composer's container: the image's releases onto the volume, and a composition of them where there is something new to serve.
const deployment = process.env.DEPLOYMENT ?? 'dtyt';
try {
  const built = join(repoRoot, '.data', 'releases');
  const local = imageVersions(built, applicationNames());
  const copied = copyReleases(local, built, releasesDir);
  const current = currentComposition(deployment);
  if (copied.length > 0 || current === 0) {
    const { composition } = await deploy(localStorage(), {
      source: loadDeployment(deployment),
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
