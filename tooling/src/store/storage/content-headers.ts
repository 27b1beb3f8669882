import { extname } from 'node:path';
import { lookup } from 'mrmime';

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Headers that a file is stored with in a bucket, so that a CDN can serve it from there unchanged. */
export function contentHeaders(key: string) {
  const encoding = ENCODINGS[extname(key)];
  const name = encoding ? key.slice(0, -extname(key).length) : key;
  const type = lookup(name) ?? 'application/octet-stream';
  return {
    ContentType: /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type,
    CacheControl: key.startsWith('releases/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
