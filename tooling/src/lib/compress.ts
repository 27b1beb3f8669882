import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|html|json|svg|txt|webmanifest)$/;
/** Below this a compressed copy saves nothing on the wire. */
const WORTH_IT_BYTES = 512;

export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Writes `<file>.br` and `<file>.gz` beside a file that is worth it; returns its size on the wire. */
export function precompress(file: string): number {
  const content = readFileSync(file);
  if (!COMPRESSIBLE.test(file) || content.length < WORTH_IT_BYTES) return content.length;
  const small = brotli(content);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return small.length;
}
