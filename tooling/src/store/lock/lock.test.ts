import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { FOLDER, STORAGES, type TestStorage } from '../storage/storages.testing';
import { withLock } from './lock';
import { hasEnded, thisOwner } from './owner';
import { staleWatch } from './stale-watch';

const options = { task: 'test', waitMs: 60_000 };

test('hasEnded tells the running process of a test from a process that has ended', () => {
  expect(hasEnded(thisOwner('test'))).toBe(false);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(hasEnded({ ...thisOwner('test'), pid })).toBe(true);
  expect(hasEnded({ ...thisOwner('test'), born: '1' })).toBe(true);
  expect(hasEnded({ ...thisOwner('test'), host: 'elsewhere' })).toBeUndefined();
});

test('a system clock that is set forward ends no wait for a lock', async () => {
  const { storage } = await FOLDER[1]();
  const waiting = await withLock(storage, 'clock', options, async () => {
    const second = withLock(storage, 'clock', options, () => Promise.resolve('free'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await wait(300);
    return { second };
  });
  await expect(waiting.second).resolves.toBe('free');
  jest.restoreAllMocks();
});

describe.each(STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
  });

  test('one caller at a time holds the lock, and every caller gets it', async () => {
    let inside = 0;
    let most = 0;
    let sum = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        withLock(opened.storage, 'many', options, async ({ check }) => {
          inside += 1;
          most = Math.max(most, inside);
          const seen = sum;
          await check();
          sum = seen + 1;
          inside -= 1;
        }),
      ),
    );
    expect([most, sum]).toEqual([1, 12]);
    expect(await opened.storage.children('locks/many/tickets/')).toEqual([]);
  });

  test('a caller that waits too long gets the name of the holder, and leaves nothing behind', async () => {
    await withLock(opened.storage, 'busy', { ...options, task: 'deploy dtyt' }, async () => {
      await expect(
        withLock(opened.storage, 'busy', { ...options, waitMs: 50 }, () => Promise.resolve()),
      ).rejects.toThrow(new RegExp(`busy is locked by .*\\(process ${process.pid}\\), deploy dtyt, since 2`));
    });
    await expect(
      withLock(opened.storage, 'busy', { ...options, waitMs: 0 }, () => Promise.resolve('free')),
    ).resolves.toBe('free');
  });

  test('an error in the work releases the lock', async () => {
    await expect(withLock(opened.storage, 'error', options, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(withLock(opened.storage, 'error', options, () => Promise.resolve('free'))).resolves.toBe('free');
  });

  test.each(['choosing/dead', 'tickets/000000000001-dead'])(
    'an entry of a dead process in %s is cleared away',
    async (key) => {
      const { pid } = spawnSync(process.execPath, ['-e', '']);
      await opened.storage.write(`locks/dead/${key}`, JSON.stringify({ owner: { ...thisOwner('deploy'), pid } }));
      await opened.storage.write('locks/dead/beats/dead', '7');
      await expect(withLock(opened.storage, 'dead', options, () => Promise.resolve('free'))).resolves.toBe('free');
      expect(await opened.storage.children('locks/dead/beats/')).toEqual([]);
    },
  );

  test('an owner on another machine is waited for while its heartbeat goes on, and cleared away when that stops', async () => {
    const key = 'locks/far/tickets/000000000001-far';
    const owner = { ...thisOwner('deploy'), host: 'elsewhere' };
    await opened.storage.write(key, JSON.stringify({ owner }));
    const beat = (count: number) => opened.storage.write('locks/far/beats/far', String(count));
    let clock = 0;
    const livingOf = staleWatch(opened.storage, 30_000, () => clock);
    const living = async (at: number) => {
      clock = at;
      return (await livingOf([key])).length;
    };
    await beat(1);
    expect(await living(0)).toBe(1);
    expect(await living(20_000)).toBe(1);
    await beat(2);
    expect(await living(40_000)).toBe(1);
    expect(await living(60_000)).toBe(1);
    expect(await living(71_000)).toBe(0);
    expect(await opened.storage.read(key)).toBeUndefined();
  });

  test.each(['{"owner":', '{}', 'null'])(
    'an entry that holds %s is waited for like one of another machine, and cleared away',
    async (body) => {
      const key = 'locks/odd/tickets/000000000001-odd';
      await opened.storage.write(key, body);
      let clock = 0;
      const livingOf = staleWatch(opened.storage, 30_000, () => clock);
      expect(await livingOf([key])).toMatchObject([{ owner: { user: 'somebody' } }]);
      clock = 31_000;
      expect(await livingOf([key])).toEqual([]);
      expect(await opened.storage.read(key)).toBeUndefined();
    },
  );

  test('a late heartbeat does not bring back the entry of a holder that has ended', async () => {
    const { storage } = opened;
    let begin = () => {};
    let go = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    const slow = {
      ...storage,
      write: async (key: string, body: string) => {
        if (key.includes('/beats/')) {
          begin();
          await mayGo;
        }
        return storage.write(key, body);
      },
      remove: async (key: string) => {
        await storage.remove(key);
        if (key.includes('/tickets/')) go();
      },
    };
    await withLock(slow, 'late', { ...options, beatMs: 1 }, () => begun);
    for (const left of ['tickets', 'beats']) expect(await storage.children(`locks/late/${left}/`)).toEqual([]);
  });

  test('a storage that fails during the work does not change its result, and the lock is removed once the storage is back', async () => {
    const { storage } = opened;
    let isAway = false;
    const flaky = {
      ...storage,
      remove: async (key: string) => {
        if (isAway) throw new Error('nobody answers');
        await storage.remove(key);
      },
    };
    const done = withLock(flaky, 'away', { ...options, beatMs: 10 }, async () => {
      isAway = true;
      return 'decided';
    });
    await expect(done).resolves.toBe('decided');
    isAway = false;
    await expect(withLock(storage, 'away', options, () => Promise.resolve('free'))).resolves.toBe('free');
  });

  test('a holder that was taken for dead learns it before it changes anything', async () => {
    const held = withLock(opened.storage, 'lost', options, async ({ check }) => {
      for (const key of await opened.storage.children('locks/lost/tickets/'))
        await opened.storage.remove(`locks/lost/tickets/${key}`);
      await check();
    });
    await expect(held).rejects.toThrow('was taken over');
  });
});
