import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../lib/files';
import { copyReleases } from '../../store/releases/releases';
import { storageIn } from '../../store/storage/open-storage';
import { imageVersions } from './image-releases';

const folder = () => temporaryFolder('image-releases');

function release(root: string, name: string, version: string): void {
  mkdirSync(join(root, 'releases', name, version), { recursive: true, mode: 0o700 });
  writeFileSync(join(root, 'releases', name, version, 'release.json'), `{"version":"${version}","files":{}}`);
}

test('the versions of an image are read from its releases; an application without exactly one release is named and refused', async () => {
  const image = folder();
  const storage = storageIn(image);
  release(image, 'shell', '1.0.0');
  mkdirSync(join(image, 'releases/shell/.work-x'));
  expect(await imageVersions(storage, ['shell'])).toEqual({ shell: '1.0.0' });
  await expect(imageVersions(storage, ['shell', 'mf-auth'])).rejects.toThrow(/mf-auth holds 0 releases/);
  release(image, 'shell', '1.1.0');
  await expect(imageVersions(storage, ['shell'])).rejects.toThrow(/shell holds 2 releases/);
});

test('releases are copied once, readable for everybody, and an existing release with other content is left as it is', async () => {
  const [image, volume] = [folder(), folder()];
  release(image, 'shell', '1.0.0');
  release(image, 'mf-auth', '2.0.0');
  release(volume, 'mf-auth', '2.0.0');
  const other = '{"version":"2.0.0","entry":"other.js","files":{}}';
  writeFileSync(join(volume, 'releases/mf-auth/2.0.0/release.json'), other);
  const versions = { shell: '1.0.0', 'mf-auth': '2.0.0' };
  const copy = () => copyReleases(storageIn(image), storageIn(volume), versions);
  expect(await copy()).toEqual(['shell 1.0.0']);
  expect(await copy()).toEqual([]);
  expect(statSync(join(volume, 'releases/shell/1.0.0')).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(volume, 'releases/mf-auth/2.0.0/release.json'), 'utf8')).toBe(other);
  expect(readdirSync(join(volume, 'releases/shell'))).toEqual(['1.0.0']);
});
