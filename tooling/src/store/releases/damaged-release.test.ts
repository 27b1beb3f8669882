import { writeBelow } from '../../lib/files';
import { QUICK_STORAGES } from '../storage/storages.testing';
import { releaseFake } from './fake-releases.testing';
import { getRelease, inWorkFolder, isWhole, placeRelease, releaseProblems, sealRelease } from './releases';

const MF_A = { name: 'mf-a', version: '1.0.0' };
const DESCRIPTION = 'releases/mf-a/1.0.0/release.json';

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  test.each([
    ['empty', ''],
    ['cut', '{"name":"mf-a",'],
  ])(
    'a release whose description is %s is whole again after the same content was released again',
    async (_how, text) => {
      const { storage } = await open();
      await releaseFake(storage, MF_A);
      await storage.write(DESCRIPTION, text);
      await storage.write('releases/mf-a/1.0.0/remote.1.js', '');
      await expect(releaseFake(storage, { ...MF_A, code: 'other' })).rejects.toThrow(
        'The remoteEntry.js beside it is another, and a release is never overwritten. Give it a new version.',
      );
      expect(await releaseFake(storage, MF_A)).toBe('published');
      expect(await releaseProblems(storage, await getRelease(storage, MF_A.name, MF_A.version))).toEqual([]);
      expect(await releaseFake(storage, MF_A)).toBe('there');
    },
  );

  test.each(['release.json', 'remoteEntry.js'])('a build makes a release again whose %s is empty', async (file) => {
    const { storage } = await open();
    const { name, version } = MF_A;
    await releaseFake(storage, MF_A);
    const release = await getRelease(storage, name, version);
    const build = () =>
      inWorkFolder(storage, name, version, (folder) => {
        for (const each of Object.keys(release.files)) writeBelow(folder, each, `export default 'mf-a 1.0.0';`);
        return placeRelease(storage, folder, sealRelease(folder, release));
      });
    expect([await isWhole(storage, name, version), await build()]).toEqual([true, false]);
    await storage.write(`releases/mf-a/1.0.0/${file}`, '');
    expect([await isWhole(storage, name, version), await build()]).toEqual([false, true]);
    expect(await isWhole(storage, name, version)).toBe(true);
  });
});
