import { sharedList } from './package-root';
import type { remoteProject } from './remote-project';

/** The options of the federation plugins of webpack and Rspack. */
export const federationOptions = ({ federationName, entry }: ReturnType<typeof remoteProject>) => ({
  name: federationName,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': { import: entry, name: 'remote' } },
  // The remote contains no copies: the page has one of each module, the shell's.
  shared: Object.fromEntries(
    sharedList().map(({ request, shareKey, requiredVersion }) => [
      request,
      { import: false, singleton: true, shareKey, requiredVersion, packageName: shareKey } as const,
    ]),
  ),
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
});
