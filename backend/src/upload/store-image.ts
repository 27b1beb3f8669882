import { randomBytes } from 'node:crypto';
import { uploads } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { MalformedError, refusal } from '../platform/errors';

export const FOLDERS = ['imagenes', 'aeropuertos'] as const;
export type Folder = (typeof FOLDERS)[number];

const NOT_AN_IMAGE = 'La imagen tiene que ser PNG, JPEG o WebP.';

/** The path of an image; the edge forwards it to the backend. */
export const pathOf = (folder: Folder, id: string): string => `/upload-image/${folder}/${id}`;

/** Decides by the first bytes, not by the type that the client sends. SVG is refused, because it can hold scripts. */
function imageTypeOf(bytes: Buffer): { readonly contentType: string; readonly extension: string } | undefined {
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12) === 'IHDR')
    return { contentType: 'image/png', extension: 'png' };
  if (head.startsWith('\xff\xd8\xff')) return { contentType: 'image/jpeg', extension: 'jpg' };
  if (/^RIFF.{4}WEBP/s.test(head)) return { contentType: 'image/webp', extension: 'webp' };
  return undefined;
}

interface NewImage {
  folder: Folder;
  upload: Buffer | undefined;
  userId?: number;
}

/**
 * Stores an image under a random name that we make.
 * @throws BusinessError for bytes that are not an image, MalformedError without a file
 */
export async function storeImage(
  { db, clock, config }: App,
  { folder, upload, userId }: NewImage,
): Promise<{ url: string }> {
  if (!upload) throw new MalformedError('Falta la imagen.');
  const type = imageTypeOf(upload);
  if (!type) throw refusal(NOT_AN_IMAGE);
  const id = `${randomBytes(16).toString('hex')}.${type.extension}`;
  await db.transaction(async (tx) => {
    const { contentType } = type;
    await tx.insert(uploads).values({
      id,
      folder,
      contentType,
      userId: userId ?? null,
      bytes: upload.length,
      content: upload,
      createdAt: clock(),
    });
    const detail = { folder, bytes: upload.length };
    await audit(tx, { userId, action: 'imagen.subida', entity: 'imagen', entityId: id, detail });
  });
  return { url: `${config.publicUrl}${pathOf(folder, id)}` };
}
