import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../lib/files';
import { readSettings } from '../../lib/settings';
import { openStorage, storageIn } from './open-storage';
import { CONDITIONAL_STORAGES, newStorage, STORAGES, type TestStorage } from './storages.testing';
import { withFiles } from './stored-files';

describe.each(STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
  });
  const key = (name: string) => `sites/x/${name}`;

  test('returns a written value, and undefined for a missing one', async () => {
    const { storage } = opened;
    expect(await storage.read(key('none'))).toBeUndefined();
    await storage.write(key('a ü'), 'uno');
    expect((await storage.read(key('a ü')))?.body.toString()).toBe('uno');
    await storage.remove(key('a ü'));
    expect(await storage.read(key('a ü'))).toBeUndefined();
    await storage.remove(key('a ü'));
  });

  test('creates a key once', async () => {
    const { storage } = opened;
    expect(await storage.create(key('once'), 'uno')).toBe(true);
    expect(await storage.create(key('once'), 'dos')).toBe(false);
    expect((await storage.read(key('once')))?.body.toString()).toBe('uno');
  });

  test('replaces only what has not changed since it was read', async () => {
    const { storage } = opened;
    expect(await storage.swap(key('pointer'), '1', undefined)).toBe(true);
    expect(await storage.swap(key('pointer'), '2', undefined)).toBe(false);
    const first = await storage.read(key('pointer'));
    expect(await storage.swap(key('pointer'), '2', first?.tag)).toBe(true);
    expect(await storage.swap(key('pointer'), '3', first?.tag)).toBe(false);
    expect((await storage.read(key('pointer')))?.body.toString()).toBe('2');
  });

  test('lists the names directly under a prefix', async () => {
    const { storage } = opened;
    for (const name of ['t/1/a', 't/1/b', 't/2/a', 't/c', 'two/a']) await storage.write(key(name), '');
    expect(await storage.children(key('t/'))).toEqual(['1', '2', 'c']);
    expect(await storage.children('sites/')).toEqual(['x']);
    for (const none of ['nothing/', 't/c/']) expect(await storage.children(key(none))).toEqual([]);
  });

  test('refuses every key that leads out of the storage', async () => {
    const { storage } = opened;
    const out = `releases/mf-a/1.0.0/../../../../evil.js`;
    await expect(storage.write(out, 'uno')).rejects.toThrow('is no key of the storage');
    await expect(storage.read(out)).rejects.toThrow('is no key of the storage');
    const work = jest.fn();
    await expect(withFiles(storage, 'releases/mf-a/1.0.0', ['../../../../evil.js'], work)).rejects.toThrow('is no key');
    expect(work).not.toHaveBeenCalled();
  });

  test('publishes a complete folder once, and reads it back', async () => {
    const { storage } = opened;
    const made = (text: string) => {
      const folder = temporaryFolder('publish');
      // Files below `dist`, the usual name of a build folder, are part of the release too.
      for (const name of ['deep', 'dist']) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'a.js'), text);
      }
      writeFileSync(join(folder, 'release.json'), '{}');
      return folder;
    };
    expect(await storage.publish(made('uno'), 'releases/mf-a/1.0.0', 'release.json')).toBe(true);
    expect(await storage.publish(made('dos'), 'releases/mf-a/1.0.0', 'release.json')).toBe(false);
    const prefix = 'releases/mf-a/1.0.0';
    const fetched = await withFiles(storage, prefix, ['deep/a.js', 'dist/a.js'], async (folder) => {
      for (const name of ['deep', 'dist']) expect(readFileSync(join(folder, name, 'a.js'), 'utf8')).toBe('uno');
      return folder;
    });
    // An edge that follows a storage for months must not fill its disk with fetched files.
    expect(existsSync(fetched)).toBe(false);
    await expect(withFiles(storage, prefix, ['b.js'], async () => undefined)).rejects.toThrow(
      `${prefix}/b.js is missing in`,
    );
  });
});

// Where a server knows no conditional writes, the lock guarantees this: lock.test.ts.
test.each(CONDITIONAL_STORAGES)('in %s, one of many simultaneous creations of a key succeeds', async (_kind, open) => {
  const { storage } = await open();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => storage.create('sites/x/race', String(index))),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('an abandoned work folder is removed when the next one is created a day later', () => {
  const storage = newStorage();
  const [old, young] = [storage.workFolder('sites/x/1'), storage.workFolder('sites/x/1')];
  const yesterday = Date.now() / 1000 - 90_000;
  utimesSync(old, yesterday, yesterday);
  storage.workFolder('sites/x/2');
  expect([old, young].map(existsSync)).toEqual([false, true]);
});

test('the work folder of a first release that failed leaves no folder of a store, and that of a later one all that is there', async () => {
  const folder = join(temporaryFolder('store'), 'nueva');
  const storage = storageIn(folder);
  storage.removeWork(storage.workFolder('releases/mf-a/1.0.0'));
  expect(existsSync(folder)).toBe(false);
  await storage.write('releases/mf-a/1.0.0/a.js', 'uno');
  storage.removeWork(storage.workFolder('releases/mf-a/1.1.0'));
  expect(await storage.children('releases/')).toEqual(['mf-a']);
});

test('reports at once that a folder cannot be created', async () => {
  const storage = storageIn('/proc/rifas/store');
  const refused = "no such file or directory, mkdir '/proc/rifas'";
  await expect(storage.write('policy/teams.json', '{}')).rejects.toThrow(refused);
  const named = `/proc/rifas/store/sites cannot be written: ENOENT: ${refused}`;
  expect(() => storage.workFolder('sites/x/1')).toThrow(named);
});

test('a folder with the data of a checkout is read as the checkout reads it, another folder is a store of its own', async () => {
  const folder = temporaryFolder('store');
  const settings = readSettings({});
  const write = async () => (await openStorage(settings, folder)).write('asked/dtyt/x.json', '{}');
  mkdirSync(join(folder, 'site'));
  await write();
  expect(readFileSync(join(folder, 'site/.asked/dtyt/x.json'), 'utf8')).toBe('{}');
  mkdirSync(join(folder, 'sites'));
  await write();
  expect(readFileSync(join(folder, 'asked/dtyt/x.json'), 'utf8')).toBe('{}');
});

test.each(['s3:/rifas', 'gs://rifas', 's3://UPPER'])(
  'the address %s is refused, and not taken for a folder',
  async (address) => {
    const settings = readSettings({ OPS_STORAGE: address });
    await expect(openStorage(settings)).rejects.toThrow(`'${address}' is no storage`);
    await expect(openStorage(readSettings({}), address)).rejects.toThrow(`'${address}' is no storage`);
  },
);
