import { sharedList } from './package-root';
import type { remoteProject } from './remote-project';

/** What the federation plugins of webpack and Rspack are told. */
export const federationOptions = ({ federationName, entry }: ReturnType<typeof remoteProject>) => ({
  name: federationName,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './remote': { import: entry, name: 'remote' } },
  // No copies: the page has one of each, the shell's.
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
