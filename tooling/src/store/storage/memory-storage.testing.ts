import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow, temporaryFolder } from '../../lib/files';
import { checkKey, type Storage } from './storage';

/**
 * Keys in memory that behave like a bucket: remote, no folders, conditional writes. Tests of deploys use it, because a
 * bucket server takes twenty times as long. The tests of the storages prove that both behave the same.
 */
export function memoryStorage(): Storage {
  const all = new Map<string, Buffer>();
  const tagOf = (key: string): string | undefined => {
    const body = all.get(key);
    return body && createHash('md5').update(body).digest('hex');
  };
  const put = (key: string, body: Buffer | string): boolean => Boolean(all.set(checkKey(key), Buffer.from(body)));
  const create = (key: string, body: Buffer | string): boolean => !all.has(key) && put(key, body);
  const below = (prefix: string): readonly string[] => [...all.keys()].filter((key) => key.startsWith(prefix));

  return {
    where: 'memory/',
    isRemote: true,
    read: async (key) => {
      const body = all.get(checkKey(key));
      return body && { body, tag: tagOf(key) ?? '' };
    },
    write: async (key, body) => void put(key, body),
    create: async (key, body) => create(key, body),
    swap: async (key, body, tag) => tagOf(key) === tag && put(key, body),
    remove: async (key) => void all.delete(key),
    removeAll: async (prefix) => {
      for (const key of below(`${prefix}/`)) all.delete(key);
    },
    children: async (prefix) =>
      [...new Set(below(prefix).map((key) => key.slice(prefix.length).split('/', 1)[0] ?? ''))].sort(),
    publish: async (source, prefix, seal) => {
      if (all.has(`${prefix}/${seal}`)) return false;
      for (const { path: file } of entriesBelow(source))
        if (file !== seal) put(`${prefix}/${file}`, readFileSync(join(source, file)));
      return create(`${prefix}/${seal}`, readFileSync(join(source, seal)));
    },
    workFolder: () => temporaryFolder('work'),
    removeWork: (folder) => rmSync(folder, { recursive: true, force: true }),
    close: async () => undefined,
  };
}
