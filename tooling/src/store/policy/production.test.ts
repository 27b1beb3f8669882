import { QUICK_STORAGES } from '../storage/storages.testing';
import { isProduction, setProduction } from './production';

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  test('an exempt site says nothing about the others; once one site is production, the unlisted others are not', async () => {
    const { storage } = await open();
    const all = () => Promise.all(['one', 'two', 'three'].map((site) => isProduction(storage, site)));
    const unsaid = storage.isRemote;
    expect(await all()).toEqual([unsaid, unsaid, unsaid]);
    await setProduction(storage, 'three', false);
    expect(await all()).toEqual([unsaid, unsaid, false]);
    await setProduction(storage, 'one', true);
    expect(await all()).toEqual([true, false, false]);
    await setProduction(storage, 'one', false);
    expect(await all()).toEqual([false, unsaid, false]);
  });

  test('a store whose last production site was removed before exceptions were kept has no production site', async () => {
    const { storage } = await open();
    await storage.write('policy/production.json', '{"sites":[]}');
    expect(await isProduction(storage, 'one')).toBe(false);
    await setProduction(storage, 'two', false);
    expect(await isProduction(storage, 'one')).toBe(false);
  });
});
