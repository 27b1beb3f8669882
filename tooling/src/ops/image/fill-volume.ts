import { deploymentToServe } from '../../compose/deployment-to-serve';
import { errorMessage } from '../../lib/error-code';
import { applicationNames } from '../../lib/repo';
import { readSettings } from '../../lib/settings';
import { copyReleases } from '../../store/releases/releases';
import { readLocalPointer } from '../../store/sites/composition';
import { pointedState } from '../../store/states/states';
import { localStorage } from '../../store/storage/open-storage';
import { deploy } from '../deploy/deploy';
import { composerOfImage, imageVersions, releasesOfImage } from './image-releases';

// Runs in the composer's container: copies the image's releases to the volume, and composes them where something is
// new. Where only API_URL or GATEWAY_URL changed, composes again what ops deployed.
const settings = readSettings(process.env);
const { deployment } = settings;
const volume = localStorage(settings);
try {
  const pointer = readLocalPointer(settings.siteDir, deployment);
  const current = pointer.number;
  // Where another deployment has its turn in the site, it keeps it.
  const turn = pointer.state > 0 ? (await pointedState(volume, deployment, pointer)).deployment : deployment;
  // Comes first, so that bad settings are refused before anything is copied.
  const source = deploymentToServe(turn, settings);
  const image = releasesOfImage();
  const local = await imageVersions(image, applicationNames());
  const copied = await copyReleases(image, volume, local);
  // Versions that people named stay; all others follow the image.
  const { composition, notes } = await deploy(volume, {
    source,
    site: deployment,
    base: 'follow',
    action: 'start',
    why: copied.length > 0 ? `the image brought ${copied.join(', ')}` : 'the container started',
    versionOfLocal: (name) => local[name] ?? '',
    composer: composerOfImage(),
  });
  const { number } = composition;
  console.log(`${deployment}: composition ${number} of ${turn}${number === current ? ' stays' : ''}`);
  for (const line of [...copied.map((name) => `new: ${name}`), ...notes]) console.log(`  ${line}`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
