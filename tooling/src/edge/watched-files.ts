import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headersOfReleased } from '../edge-rules/security-headers';
import type { Settings } from '../lib/settings';

interface WatchedFiles {
  readonly releasesDir: Settings['releasesDir'];
  /** The folder with the files that replace modules of a remote. */
  readonly folderOf: (name: string) => string;
  readonly isUpdate: (file: string) => boolean;
  /** The release of a watched application that pages get now. */
  readonly current: (name: string) => string | undefined;
  /** Whether a version was made while watching. */
  readonly isWatched: (version: string) => boolean;
}

type Asked = FastifyRequest<{ Params: { readonly name: string; readonly version: string; readonly file: string } }>;

/**
 * For development: an open page that took updates still requests files of the release that it was loaded with. It gets
 * the files that replace modules, which no release contains, and otherwise the files of the newest release, because
 * that is the state it runs.
 */
export function addWatchedFiles(edge: FastifyInstance, files: WatchedFiles): void {
  const { releasesDir, folderOf, isUpdate, current, isWatched } = files;
  edge.get('/releases/:name/:version/:file', ({ params: { name, version, file } }: Asked, reply) => {
    const now = isWatched(version) ? current(name) : undefined;
    if (now === undefined || file.includes('..'))
      return reply.headers(headersOfReleased(file)).sendFile(join(name, version, file), releasesDir);
    // A prefetched file must not be used later instead of the newest one.
    reply.header('Cache-Control', 'no-store');
    return isUpdate(file) ? reply.sendFile(file, folderOf(name)) : reply.sendFile(join(name, now, file), releasesDir);
  });
}
