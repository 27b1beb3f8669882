import { join } from 'node:path';
import { afterwards } from '../lib/afterwards.testing';
import { temporaryFolder, writeBelow } from '../lib/files';
import { createEdge } from './edge';

/** A site x that serves its composition 1, in a new folder. */
export function siteOfFiles() {
  const folder = temporaryFolder('edge');
  const folders = { siteDir: folder, releasesDir: join(folder, 'releases') };
  const write = (path: string, text: string) => writeBelow(folder, path, text);
  /** Writes a composition whose page, policy and icon contain its number. */
  const compose = (number: number, more: object = {}) => {
    write(`x/${number}/pages/index.html`, `page of ${number}`);
    write(`x/${number}/static/icon.svg`, `icon of ${number}`);
    const composition = { number, routes: [], contentSecurityPolicy: `policy of ${number}`, ...more };
    write(`x/${number}/composition.json`, JSON.stringify(composition));
  };
  /** Writes the pointer: composition 1, and these lines. */
  const point = (...lines: readonly string[]) => write('x/current', ['1', 'state 1', ...lines, ''].join('\n'));
  /** Opens an edge for the present test. */
  const open = async (more: Partial<Parameters<typeof createEdge>[0]> = {}) => {
    const edge = await createEdge({ folders, site: 'x', apiUrl: 'http://127.0.0.1:9', ...more });
    afterwards(() => edge.close());
    return edge;
  };
  compose(1);
  point();
  return { folder, write, compose, point, open };
}
