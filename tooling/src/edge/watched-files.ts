import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headersOfReleased } from '../edge-rules/security-headers';
import type { Settings } from '../lib/settings';

interface WatchedFiles {
  readonly releasesDir: Settings['releasesDir'];
  /** Where the files lie that replace modules of a remote. */
  readonly folderOf: (name: string) => string;
  readonly isUpdate: (file: string) => boolean;
  /** The release that pages get now, of an application that is watched. */
  readonly current: (name: string) => string | undefined;
  /** Whether a version is one of those that were made while watching. */
  readonly isWatched: (version: string) => boolean;
}

type Asked = FastifyRequest<{ Params: { readonly name: string; readonly version: string; readonly file: string } }>;

/**
 * For development: an open page that took changes still asks by the address of the release that it was loaded with. It gets the files that
 * replace modules, which are part of no release, and for the rest of its files those of the newest release, whose state it is in.
 */
export function addWatchedFiles(edge: FastifyInstance, files: WatchedFiles): void {
  const { releasesDir, folderOf, isUpdate, current, isWatched } = files;
  edge.get('/releases/:name/:version/:file', ({ params: { name, version, file } }: Asked, reply) => {
    const now = isWatched(version) ? current(name) : undefined;
    if (now === undefined || file.includes('..'))
      return reply.headers(headersOfReleased(file)).sendFile(join(name, version, file), releasesDir);
    // What a page fetched ahead would else be there in place of the newest.
    reply.header('Cache-Control', 'no-store');
    return isUpdate(file) ? reply.sendFile(file, folderOf(name)) : reply.sendFile(join(name, now, file), releasesDir);
  });
}
