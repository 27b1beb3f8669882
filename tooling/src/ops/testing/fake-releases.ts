import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Feature } from '@rifas/shared/remote';
import { PAGE_KIT_VERSION, type PageKit } from '@rifas/shared/site';
import { PAGE_KIT_FILE, RELEASE_FILE, type Release } from '../../build/release';
import { precompress } from '../../lib/compress';
import { integrityOf } from '../../lib/files';
import { SHELL } from '../../lib/repo';
import { publishRelease } from '../releases/publish-release';
import { releasePrefix } from '../releases/read-release';
import type { Storage } from '../storage/storage';

interface Fake {
  readonly name: string;
  readonly version: string;
  /** The text of its entry: other text is another content. */
  readonly code?: string;
  readonly feature?: Partial<Feature>;
  readonly contract?: string;
}

const KIT: PageKit = {
  version: PAGE_KIT_VERSION,
  inline: ['0'],
  firstPaint: { css: { dtyt: '', ccee: '' }, html: { app: '', form: '', list: '', message: '' }, back: '' },
};

function filesOf({
  name,
  version,
  code = `export default '${name} ${version}';`,
}: Fake): Readonly<Record<string, string>> {
  if (name !== SHELL) return { 'remoteEntry.js': code, 'remote.1.js': code };
  return {
    'shell.js': code,
    [PAGE_KIT_FILE]: JSON.stringify(KIT),
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
}

const addressOf = (name: string): string => `/dashboard/${name}`;

/** What a remote declares where the test says nothing of it: one page, nothing that collides. */
const featureOf = ({ name, feature }: Fake): Feature => ({
  name,
  contract: '^1.0.0',
  routes: [{ path: addressOf(name), page: 'main', access: 'guarded', title: name }],
  ...feature,
});

/** Releases an application without a compiler. */
export async function releaseFake(storage: Storage, fake: Fake): Promise<'published' | 'there'> {
  const { name, version, contract = '1.0.0' } = fake;
  const folder = storage.workFolder(releasePrefix(name, version));
  const contents = filesOf(fake);
  const files: Record<string, { bytes: number; wireBytes: number; integrity: string }> = {};
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    files[file] = {
      bytes: content.length,
      wireBytes: precompress(join(folder, file)),
      integrity: integrityOf(content),
    };
  }
  const isShell = name === SHELL;
  const release: Release = {
    ...{ name, version, files, consumes: {} },
    entry: isShell ? 'shell.js' : 'remoteEntry.js',
    parts: isShell ? { shell: ['shell.js'] } : { remote: ['remote.1.js'] },
    ...(isShell ? { contract } : { feature: featureOf(fake) }),
  };
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release));
  return publishRelease(storage, folder, release);
}

/** Releases of several applications in one go, each as name@version. */
export async function releaseFakes(storage: Storage, ...names: readonly string[]): Promise<void> {
  for (const [name = '', version = ''] of names.map((each) => each.split('@')))
    await releaseFake(storage, { name, version });
}
