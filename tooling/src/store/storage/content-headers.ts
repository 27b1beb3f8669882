import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

interface ContentHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: string;
}

/** Headers that a file of a bucket is kept with, so that a CDN can take it from there as it is. */
export function contentHeaders(key: string): ContentHeaders {
  const encoding = ENCODINGS[extname(key)];
  const name = encoding ? key.slice(0, -extname(key).length) : key;
  return {
    ContentType: TYPES[extname(name)] ?? 'application/octet-stream',
    CacheControl: key.startsWith('releases/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding ? { ContentEncoding: encoding } : {}),
  };
}
