import type { Feature } from '@rifas/shared/remote';
import { PAGE_KIT_VERSION, type PageKit } from '@rifas/shared/site';
import { writeBelow } from '../../lib/files';
import { SHELL } from '../../lib/repo';
import type { Storage } from '../storage/storage';
import { PAGE_KIT_FILE } from './release';
import { describeFiles, inWorkFolder, publishRelease, sealRelease } from './releases';

interface Fake {
  readonly name: string;
  readonly version: string;
  /** The text of its entry: another text makes another content. */
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

/** What a remote declares unless the test sets it: one page that collides with nothing. */
const featureOf = ({ name, feature }: Fake): Feature => ({
  name,
  contract: '^1.0.0',
  routes: [{ path: `/dashboard/${name}`, page: 'main', access: 'guarded', title: name }],
  ...feature,
});

/** Releases an application without a compiler. */
export function releaseFake(storage: Storage, fake: Fake): Promise<'published' | 'there'> {
  const { name, version, contract = '1.0.0' } = fake;
  const isShell = name === SHELL;
  return inWorkFolder(storage, name, version, (folder) => {
    const contents = filesOf(fake);
    for (const [file, content] of Object.entries(contents)) writeBelow(folder, file, content);
    const files = describeFiles(folder, Object.keys(contents));
    const release = sealRelease(folder, {
      name,
      version,
      files,
      consumes: {},
      entry: isShell ? 'shell.js' : 'remoteEntry.js',
      parts: isShell ? { shell: ['shell.js'] } : { remote: ['remote.1.js'] },
      ...(isShell ? { contract } : { feature: featureOf(fake) }),
    });
    return publishRelease(storage, folder, release);
  });
}

/** Releases of several applications in one go, each as name@version. */
export async function releaseFakes(storage: Storage, ...names: readonly string[]): Promise<void> {
  for (const [name = '', version = ''] of names.map((each) => each.split('@')))
    await releaseFake(storage, { name, version });
}
