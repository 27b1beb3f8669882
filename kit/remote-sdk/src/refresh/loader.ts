import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { instrument } from './instrument';

export interface RefreshOptions {
  /** Name of the remote. */
  readonly remote: string;
  /** The file that calls defineRemote, from the root: './src/remote.ts'. */
  readonly entry: string;
}

/** Runs on the sources, before their types are taken out. */
export default function refreshLoader(this: LoaderContext<RefreshOptions>, text: string): string {
  const { remote, entry } = this.getOptions();
  const file = relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  return instrument(text, { file, entryOf: `./${file}` === entry ? remote : undefined });
}
