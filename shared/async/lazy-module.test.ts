import { lazyModule, onLazyModuleFailure } from './lazy-module';

afterEach(() => onLazyModuleFailure(() => undefined));

it('a lazy module is loaded once for all callers', async () => {
  const importer = jest.fn(() => Promise.resolve('módulo'));
  const { load, loaded } = lazyModule(importer);
  expect(loaded()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['módulo', 'módulo']);
  expect(loaded()).toBe('módulo');
  expect(importer).toHaveBeenCalledTimes(1);
});

it('a lazy module retries a connection that failed once, without a report', async () => {
  const told = jest.fn();
  onLazyModuleFailure(told);
  const importer = jest.fn(() => Promise.resolve('módulo')).mockRejectedValueOnce(new Error('sin red'));
  await expect(lazyModule(importer).load()).resolves.toBe('módulo');
  expect(told).not.toHaveBeenCalled();
});

it('a lazy module reports a failure of both tries, and loads again on the next call', async () => {
  const told = jest.fn();
  onLazyModuleFailure(told);
  const importer = jest
    .fn(() => Promise.resolve('módulo'))
    .mockRejectedValueOnce(new Error('sin red'))
    .mockRejectedValueOnce(new Error('sin red'));
  const { load, loaded } = lazyModule(importer);
  await expect(load()).rejects.toThrow('sin red');
  expect(told).toHaveBeenCalledWith(new Error('sin red'));
  expect(loaded()).toBeUndefined();
  await expect(load()).resolves.toBe('módulo');
});

it('a lazy module rejects after a time limit, and keeps the code that arrives later', async () => {
  jest.useFakeTimers();
  let arrive: (module: string) => void = () => undefined;
  const { load, loaded } = lazyModule(() => new Promise<string>((resolve) => (arrive = resolve)));
  const late = expect(load()).rejects.toThrow('took longer');
  await jest.advanceTimersByTimeAsync(20_000);
  await late;
  arrive('módulo');
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded()).toBe('módulo');
  await expect(load()).resolves.toBe('módulo');
});
