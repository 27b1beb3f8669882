import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../postgres';
import { freePort, stopProcess } from '../lib/processes';
import { ofNoSite, type Settings } from '../lib/settings';
import { buildImages, IMAGES, type Builder } from './build-images';
import { writeImageFolders } from './image-folders';
import { runImage, type RunningImage } from './run-image';
import { runTool } from './run-tool';

const START_MS = 60_000;
const SECRET = 'a-secret-of-the-images-that-were-tried-here';

/** Requests a URL until it answers with the status, the image ends, or the time is up. */
async function untilAnswers(image: RunningImage, url: string, status: number): Promise<void> {
  const end = Date.now() + START_MS;
  let last = 'nothing';
  while (Date.now() < end && image.child.exitCode === null) {
    last = await fetch(url).then(
      (answer) => String(answer.status),
      (error: unknown) => String(error),
    );
    if (last === String(status)) return;
    await wait(200);
  }
  throw new Error(`${url} answered ${last} instead of ${status}:\n${image.printed().slice(-2_000)}`);
}

/** The size of an image in MB, with its base. */
async function sizeOf(buildah: Builder, name: string): Promise<string> {
  const found = JSON.parse(await buildah('images', '--json', `localhost/rifas-${name}`)) as readonly { size: string }[];
  return found[0]?.size ?? '?';
}

/** Runs an image to its end. @returns its output @throws Error with the output, where it failed */
async function runToEnd(...[buildah, settings, name, options]: Parameters<typeof runImage>): Promise<string> {
  const image = await runImage(buildah, settings, name, options);
  if ((await image.ended) === 0) return image.printed().trim();
  throw new Error(`${name} ${options.command?.join(' ') ?? ''} failed:\n${image.printed()}`);
}

/**
 * Runs composer, backend and nginx from their images, with a PostgreSQL of this machine: tries a page and a call
 * through all three, and the commands that people run in them.
 */
async function tryImages(buildah: Builder, settings: Settings, folder: string): Promise<void> {
  const volume = join(folder, 'volume');
  rmSync(volume, { recursive: true, force: true });
  mkdirSync(volume, { recursive: true });
  const deployment = 'dtyt';
  const data = { from: volume, writable: true };
  const composer = {
    volumes: { '/data': data },
    env: { DEPLOYMENT: deployment, GATEWAY_URL: 'https://gateway.example/pay' },
  };
  console.log(await runToEnd(buildah, settings, 'composer', composer));
  const status = await runToEnd(buildah, settings, 'composer', { ...composer, command: ['node', 'ops.mjs', 'status'] });
  if (!status.includes(`${deployment}: composition 1 of ${deployment}`))
    throw new Error(`ops.mjs status says nothing of ${deployment}:\n${status}`);
  console.log(status);
  chmodSync(volume, 0o755);
  const postgres = await startEmbedded(join(folder, 'postgres'), { throwaway: true });
  const running: RunningImage[] = [];
  try {
    const [apiPort, port] = [await freePort(), await freePort()];
    const database = new URL(postgres.url);
    database.pathname = '/rifas_images';
    const env = {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      DATABASE_URL: database.href,
      DEPLOYMENT: deployment,
      JWT_SECRET: SECRET,
      GATEWAY_SECRET: `${SECRET}-2`,
      PUBLIC_URL: `http://localhost:${port}`,
      NODE_ENV: 'development',
      SANDBOX: '1',
      DEMO_DATA: '0',
      TRUST_PROXY: 'loopback',
    };
    const backend = await runImage(buildah, settings, 'backend', { env });
    running.push(backend);
    await untilAnswers(backend, `http://127.0.0.1:${apiPort}/healthz`, 200);
    const load = ['node', 'load.mjs', '--sellers', 'backend/demo/vendedores.csv'];
    console.log(await runToEnd(buildah, settings, 'backend', { env, command: load }));
    console.log(await runToEnd(buildah, settings, 'backend', { env, command: ['node', 'organiser.mjs', 'check'] }));
    const edge = await runImage(buildah, settings, 'edge', {
      volumes: { '/data': { ...data, writable: false } },
      env: { DEPLOYMENT: deployment, API_URL: `http://127.0.0.1:${apiPort}`, PORT: String(port) },
    });
    running.push(edge);
    await untilAnswers(edge, `http://127.0.0.1:${port}/login`, 200);
    await untilAnswers(edge, `http://127.0.0.1:${port}/api/validate`, 401);
    console.log(
      'Composer, backend and nginx ran from their images: a page, a call of the API through both, and commands.',
    );
  } finally {
    for (const { child } of running) await stopProcess(child);
    await postgres.stop();
  }
}

/**
 * `npm run images`.
 * @param into writes the content of the images into this folder instead of building them: used by docker/Dockerfile
 */
export async function images(given: Settings, into: string | undefined): Promise<void> {
  // Images hold programs and local releases: a site that the shell is prepared for has no part in them.
  const settings = ofNoSite(given);
  if (into !== undefined) return writeImageFolders(settings, resolve(into));
  const folder = join(settings.dataDir, 'images');
  const buildah = await buildImages(settings, folder);
  for (const name of IMAGES) console.log(`rifas-${name}: ${await sizeOf(buildah, name)}`);
  for (const name of ['backend', 'composer'])
    console.log(`${name}: ${await runTool('du', ['-sh', join(folder, 'context/out', name)], settings.env)}`);
  await tryImages(buildah, settings, folder);
}
