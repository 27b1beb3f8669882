import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import webpack from 'webpack';
import { gatewayAddress, type Deployment } from '@rifas/shared/deployment';
import { siteCss } from '@rifas/shared/ui/site-css';
import { standaloneConfig } from '../build/build-release';
import { deploymentToServe } from '../compose/deployment-to-serve';
import { pageHtml } from '../compose/page-html';
import { isApiPath } from '../edge-rules/api-paths';
import { addApi, pathOf } from '../edge/ask-api';
import { addLiveReload, RELOAD_SCRIPT } from '../edge/live-reload';
import type { Served } from '../lib/local-server';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

/** One application in a page of its own, without shell and federation. */
export interface WatchedPage {
  readonly name: string;
  /** The workspace package that it is compiled for. */
  readonly folder: string;
  /** The module that draws it, such as `@rifas/shared/standalone`. */
  readonly main: string;
  /** The API behind the page; undefined for a page that makes no calls. */
  readonly api?: string | undefined;
}

function htmlOf(name: string, settings: Settings): string {
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
    firstPaint: { styles: [siteCss(source.variant)], html: '' },
    scripts: [RELOAD_SCRIPT],
  });
}

/** The server of the page: its files, and the calls of the API as the site's edge forwards them. */
export async function edgeOf(outDir: string, api: string | undefined): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: outDir, wildcard: true, serve: api === undefined, cacheControl: false });
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  if (api === undefined) return app;
  const askApi = await addApi(app, api, () => undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  // A route, because the handler for what is not found has no reply.compress.
  app.all('/*', (request, reply) =>
    isApiPath(pathOf(request)) ? askApi(request, reply) : reply.sendFile(pathOf(request)),
  );
  return app;
}

/** Serves the page on the port of the settings, or on a free one for 0; it reloads on a change. */
export async function servePage(settings: Settings, page: WatchedPage): Promise<Served> {
  const outDir = join(settings.dataDir, 'alone', page.name);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  cpSync(join(repoRoot, 'shell/public'), outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), htmlOf(page.name, settings));

  const app = await edgeOf(outDir, page.api);
  const { reload } = addLiveReload(app);
  const entry = createRequire(import.meta.url).resolve(page.main);
  const compiler = webpack(await standaloneConfig(page.folder, { entry, outDir, mode: 'development' }));
  // Waits for the first build, so that the printed address works.
  await new Promise<void>((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || stats?.hasErrors()) console.error(error?.message ?? stats?.toString('errors-only'));
      else reload();
      resolve();
    });
  });
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
      await app.close();
    },
  };
}
