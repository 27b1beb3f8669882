import { QUICK_STORAGES } from '../storage/storages.testing';
import { releaseFake } from './fake-releases.testing';
import { getRelease, releaseProblems } from './releases';

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
});
