import { QUICK_STORAGES } from '../storage/storages.testing';
import { isProduction, setProduction } from './production';

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  test('a site that is none says nothing of the others; the first that is one says that they are none', async () => {
    const { storage, stop } = await open();
    const all = () => Promise.all(['one', 'two', 'three'].map((site) => isProduction(storage, site)));
    const unsaid = storage.isRemote;
    expect(await all()).toEqual([unsaid, unsaid, unsaid]);
    await setProduction(storage, 'three', false);
    expect(await all()).toEqual([unsaid, unsaid, false]);
    await setProduction(storage, 'one', true);
    expect(await all()).toEqual([true, false, false]);
    await setProduction(storage, 'one', false);
    expect(await all()).toEqual([false, unsaid, false]);
    await stop();
  });

  test('where the last production site was taken out before exceptions were kept, none is production', async () => {
    const { storage, stop } = await open();
    await storage.write('policy/production.json', '{"sites":[]}');
    expect(await isProduction(storage, 'one')).toBe(false);
    await setProduction(storage, 'two', false);
    expect(await isProduction(storage, 'one')).toBe(false);
    await stop();
  });
});
