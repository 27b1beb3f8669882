import type { Composition } from '../store/sites/composition';
import { memoryStorage } from '../store/storage/memory-storage.testing';
import { composedFiles } from './composed-files';

test.each([
  ['a b.js', 'a%20b.js'],
  ['ñ.js', '%C3%B1.js'],
  ['50%.js', '50%25.js'],
])(
  'the file %s of a release is found by the address of the browser, and an invalid address finds nothing',
  async (file, asked) => {
    const storage = memoryStorage();
    await storage.write(`releases/mf-uno/1.0.0/${file}`, 'export {};');
    const composition = { site: 'dtyt', number: 1, routes: [], files: {} } as unknown as Composition;
    const files = composedFiles(storage, composition);
    expect((await files(`/releases/mf-uno/1.0.0/${asked}`))?.body.toString()).toBe('export {};');
    expect(await files('/releases/mf-uno/1.0.0/50%.js')).toBeUndefined();
  },
);
