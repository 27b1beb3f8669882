import { lazyModule } from './lazy-module';

it('fetches once for everyone', async () => {
  const importer = jest.fn(() => Promise.resolve('módulo'));
  const { load, loaded } = lazyModule(importer);
  expect(loaded()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['módulo', 'módulo']);
  expect(loaded()).toBe('módulo');
  expect(importer).toHaveBeenCalledTimes(1);
});

it('forgets a failure', async () => {
  const importer = jest.fn(() => Promise.resolve('módulo')).mockRejectedValueOnce(new Error('sin red'));
  const { load, loaded } = lazyModule(importer);
  await expect(load()).rejects.toThrow('sin red');
  expect(loaded()).toBeUndefined();
  await expect(load()).resolves.toBe('módulo');
});
