import { statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { precompress } from '@rifas/tooling/lib/compress';
import { listFiles } from '@rifas/tooling/lib/files';
import type { Served } from '@rifas/tooling/lib/local-server';
import { freePort } from '@rifas/tooling/lib/processes';
import type { PeerSite } from './peer';

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'no-cache';

/**
 * The caching of a file. Files that name the files of a release are revalidated at each visit. All others are cached
 * for a year, like ours, even if the peer's build gives them names without hashes.
 */
export const cachingOf = (path: string): string =>
  /\.\w+$/.test(path) && !/(\.html|\.json|\/remoteEntry\.js)$/.test(path) ? KEPT : ASKED_AGAIN;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a peer as our edge serves us: all files are compressed in advance, with the best level of brotli. */
export async function servePeer({ root, page, answers }: PeerSite): Promise<Served> {
  for (const file of listFiles(root)) precompress(join(root, file));
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  app.get('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const answer = answers[path];
    if (answer !== undefined) return reply.header('Cache-Control', 'no-store').send(answer);
    void reply.headers({ 'Cache-Control': cachingOf(path), Vary: 'Accept-Encoding' });
    if (isFile(join(root, path))) return reply.sendFile(path);
    return /\.\w+$/.test(path) ? reply.code(404).send() : reply.sendFile(page);
  });
  const port = await freePort();
  await app.listen({ port, host: '0.0.0.0' });
  return { url: `http://localhost:${port}`, stop: () => app.close() };
}
