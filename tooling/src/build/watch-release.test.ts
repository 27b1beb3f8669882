import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { temporaryFolder } from '../lib/files';
import { readSettings } from '../lib/settings';
import { releaseFolder, sealRelease } from '../store/releases/releases';
import { createCompiler, finishRelease } from './build-release';
import { watchedFolder, watchRelease } from './watch-release';

jest.mock('./build-release', () => ({ createCompiler: jest.fn(), finishRelease: jest.fn() }));

test('a process with a reused process number makes releases of other versions', () => {
  const versionsAt = (now: number): string => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    let found = '';
    jest.isolateModules(() => {
      ({ WATCHED: found } = jest.requireActual<typeof import('./watch-release')>('./watch-release'));
    });
    return found;
  };
  expect(versionsAt(1_764_000_000_000)).not.toBe(versionsAt(1_764_000_001_000));
});

/** Watches the shell without a compiler: each call of `change` stands for a compilation of webpack. */
async function watchShell(onRelease: (version: string) => Promise<void>) {
  const settings = readSettings({ DATA_DIR: temporaryFolder('watch') });
  let compiled: (error: null, stats: object) => void = () => undefined;
  const watch = (_options: object, handler: typeof compiled) => {
    compiled = handler;
    return {};
  };
  jest.mocked(createCompiler).mockResolvedValue({ watch } as never);
  await watchRelease(settings, 'shell', { onCompiled: () => undefined, onRelease });
  const work = watchedFolder(settings, 'shell');
  mkdirSync(work, { recursive: true });
  const change = async (text: string) => {
    writeFileSync(join(work, 'shell.js'), text);
    compiled(null, { hasErrors: () => false, hash: text });
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  return { change, isThere: (version: string) => existsSync(releaseFolder(settings, 'shell', version)) };
}

const seal = (folder: string, name: string, version: string) =>
  sealRelease(folder, { name, version, entry: 'shell.js', files: {}, parts: {}, consumes: {} });

test('a watched release stays until pages get the next one, even when several changes come in between', async () => {
  jest.mocked(finishRelease).mockImplementation(async (...[folder, name, version]) => seal(folder, name, version));
  const released: string[] = [];
  let composed: () => void = () => undefined;
  const { change, isThere } = await watchShell(async (version) => {
    released.push(version);
    if (released.length > 1) await new Promise<void>((resolve) => (composed = resolve));
  });
  for (const text of ['one', 'two', 'three', 'four']) await change(text);
  const [first = '', second = ''] = released;
  expect(released).toHaveLength(2);
  expect([isThere(first), isThere(second)]).toEqual([true, true]);
  composed();
  await change('five');
  expect([isThere(first), isThere(second)]).toEqual([false, true]);
  // Pages get the last change and skip those in between.
  expect(released.map((version) => version.at(-1))).toEqual(['1', '2', '5']);
});

test('changes are released one after another, in their order', async () => {
  const finished: (() => void)[] = [];
  jest.mocked(finishRelease).mockImplementation(async (...[folder, name, version]) => {
    await new Promise<void>((resolve) => finished.push(resolve));
    return seal(folder, name, version);
  });
  const released: string[] = [];
  const { change } = await watchShell(async (version) => void released.push(version));
  await change('one');
  await change('two');
  expect([finished.length, released.length]).toEqual([1, 0]);
  finished[0]?.();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  finished[1]?.();
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(released.map((version) => version.at(-1))).toEqual(['1', '2']);
});
