import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { askPreview } from '../store/asked/asked-previews';
import { releaseFake, releaseFakes } from '../store/releases/fake-releases.testing';
import type { Storage } from '../store/storage/storage';
import { BARE_BUCKET } from '../store/storage/storages.testing';

/** A bucket's rights as docs/ops.md gives them to a team, for one remote and one site. */
const given = [
  ...(
    /give each team write access to (.+?)\. /s.exec(readFileSync(join(repoRoot, 'docs/ops.md'), 'utf8'))?.[1] ?? ''
  ).matchAll(/`([^`]+)`/g),
].map(([, prefix = '']) => prefix.replace('<its remotes>', 'mf-a').replace('<site>', 'main'));

/** The storage, which reports each key that is written or removed. */
function reporting(storage: Storage, keys: Set<string>): Storage {
  const noted =
    <Args extends readonly [string, ...unknown[]], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      keys.add(args[0]);
      return work(...args);
    };
  return {
    ...storage,
    write: noted(storage.write),
    create: noted(storage.create),
    swap: noted(storage.swap),
    remove: noted(storage.remove),
    removeAll: noted(storage.removeAll),
    publish: async (folder, prefix, seal) => {
      keys.add(`${prefix}/`);
      return storage.publish(folder, prefix, seal);
    },
  };
}

test('the rights that docs/ops.md gives a team in a bucket suffice to release and to ask for a preview', async () => {
  const { storage } = await BARE_BUCKET[1]();
  await releaseFakes(storage, 'mf-a@1.0.0');
  const keys = new Set<string>();
  const watched = reporting(storage, keys);
  await releaseFake(watched, { name: 'mf-a', version: '1.1.0' });
  const wanted = { site: 'main', name: 'mf-a', version: '1.1.0', seconds: 60, why: 'look', by: 'ana' };
  await askPreview(watched, wanted, undefined);
  expect(keys.size).toBeGreaterThan(3);
  expect([...keys].filter((key) => !given.some((prefix) => key.startsWith(prefix)))).toEqual([]);
});
