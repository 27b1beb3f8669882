export interface ImageType {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  extension: 'png' | 'jpg' | 'webp';
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const has = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const says = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** By the first bytes, never by what the client says it is; SVG is no picture here, for it can hold scripts. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  if (has(bytes, PNG) && says(bytes, 12, 'IHDR')) return { contentType: 'image/png', extension: 'png' };
  if (has(bytes, JPEG)) return { contentType: 'image/jpeg', extension: 'jpg' };
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return { contentType: 'image/webp', extension: 'webp' };
  return undefined;
}
