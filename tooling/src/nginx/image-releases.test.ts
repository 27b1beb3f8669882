import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyReleases, imageVersions } from './image-releases';

const folder = () => mkdtempSync(join(tmpdir(), 'image-releases-'));

function release(root: string, name: string, version: string): void {
  mkdirSync(join(root, name, version), { recursive: true, mode: 0o700 });
  writeFileSync(join(root, name, version, 'release.json'), `{"version":"${version}"}`);
}

test('what an image was built with; none or two of an application is refused by its name', () => {
  const image = folder();
  release(image, 'shell', '1.0.0');
  mkdirSync(join(image, 'shell', '.building-x'));
  expect(imageVersions(image, ['shell'])).toEqual({ shell: '1.0.0' });
  expect(() => imageVersions(image, ['shell', 'mf-auth'])).toThrow(/mf-auth holds 0 releases/);
  release(image, 'shell', '1.1.0');
  expect(() => imageVersions(image, ['shell'])).toThrow(/shell holds 2 releases/);
});

test('releases are copied once, readable for everybody, and one that is there is left as it is', () => {
  const [image, volume] = [folder(), folder()];
  release(image, 'shell', '1.0.0');
  release(image, 'mf-auth', '2.0.0');
  release(volume, 'mf-auth', '2.0.0');
  writeFileSync(join(volume, 'mf-auth/2.0.0/release.json'), 'already there');
  const versions = { shell: '1.0.0', 'mf-auth': '2.0.0' };
  expect(copyReleases(versions, image, volume)).toEqual(['shell 1.0.0']);
  expect(copyReleases(versions, image, volume)).toEqual([]);
  expect(statSync(join(volume, 'shell/1.0.0')).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(volume, 'mf-auth/2.0.0/release.json'), 'utf8')).toBe('already there');
  expect(existsSync(join(volume, 'shell', `.copying-${process.pid}`))).toBe(false);
});
