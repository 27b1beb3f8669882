import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyReplyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import webpack, { type Configuration } from 'webpack';
import { gatewayAddress, type Deployment } from '@rifas/shared/deployment';
import { deploymentToServe } from '../compose/deployment-to-serve';
import { pageHtml } from '../compose/page-html';
import { isApiPath } from '../edge-rules/api-paths';
import { addLiveReload, RELOAD_SCRIPT } from '../edge/live-reload';
import { freePort, stopOnSignals, stopProcess } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { startBackend } from '../site/backend-process';

type StandaloneConfig = (
  rootDir: string,
  options: { entry: string; outDir: string; mode: 'development' },
) => Configuration;

async function standaloneConfiguration(name: string, outDir: string): Promise<Configuration> {
  const { standaloneConfig } = (await import(pathToFileURL(join(repoRoot, 'tooling/webpack/factory.mjs')).href)) as {
    standaloneConfig: StandaloneConfig;
  };
  const entry = createRequire(join(repoRoot, name, 'package.json')).resolve('@rifas/shared/standalone');
  return standaloneConfig(join(repoRoot, name), { entry, outDir, mode: 'development' });
}

function alonePage(name: string, settings: Settings): string {
  const source = deploymentToServe(settings.deployment, settings);
  const links = { ...source.links, gatewayUrl: gatewayAddress(source) };
  const descriptor: Deployment = { ...source, links, composition: 0, shellVersion: 'alone', remotes: [] };
  return pageHtml({
    title: `${name} · desarrollo`,
    deployment: descriptor,
    integrity: {},
    preloads: [],
    entry: '/standalone.js',
    early: { tokenName: source.session.tokenName, authorizationScheme: '', pattern: '/', calls: [] },
    inline: [],
    firstPaint: { styles: [], html: '' },
    scripts: [RELOAD_SCRIPT],
  });
}

/** One remote on its own, without shell and federation, with the backend behind it; pages load again on a change. */
export async function serveAlone(settings: Settings, name: string): Promise<void> {
  const { deployment, port } = settings;
  if (!name || name === 'shell') throw new Error('Name the remote to run alone: npm run dev -- --alone mf-auth');
  const outDir = join(settings.dataDir, 'alone', name);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  cpSync(join(repoRoot, 'shell/public'), outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), alonePage(name, settings));

  const apiPort = await freePort();
  const url = `http://localhost:${port}`;
  const backend = settings.apiUrl
    ? undefined
    : await startBackend({ deployment, port: apiPort, publicUrl: url, settings });
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyReplyFrom, { base: settings.apiUrl ?? `http://127.0.0.1:${apiPort}` });
  await app.register(fastifyStatic, { root: outDir, wildcard: true, cacheControl: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const { reload } = addLiveReload(app);
  app.setNotFoundHandler((request, reply) =>
    isApiPath(request.url.split('?', 1)[0] ?? '') ? reply.from(request.url) : reply.sendFile('index.html'),
  );

  const compiler = webpack(await standaloneConfiguration(name, outDir));
  const watching = compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error?.message ?? stats?.toString('errors-only'));
    else reload();
  });
  await app.listen({ port, host: '0.0.0.0' });
  stopOnSignals(async () => {
    await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
    await app.close();
    if (backend) await stopProcess(backend);
  });
  console.log(`${name} alone: ${url}`);
}
