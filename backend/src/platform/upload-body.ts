import type { FastifyRequest } from 'fastify';
import { MalformedError } from './errors';
import type { Fields } from './request-body';

export interface Upload {
  /** As the client named it: never use it as a path. */
  readonly filename: string;
  /** As the client says: look at the bytes. */
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** The one file of a multipart request, read whole within the size limit (413 past it), and its text fields. */
export async function readUpload(request: FastifyRequest): Promise<{ upload: Upload; fields: Fields }> {
  if (!request.isMultipart()) throw new MalformedError('Se esperaba un archivo.');
  const { upload, fields } = await readParts(request).catch((error: unknown) => {
    // Too large, too many: those have a status. A body that breaks off, or has no boundary, has none.
    if (error instanceof MalformedError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new MalformedError('Pedido no válido.');
  });
  if (!upload || upload.bytes.length === 0) throw new MalformedError('Falta la imagen.');
  return { upload, fields };
}

async function readParts(request: FastifyRequest): Promise<{ upload: Upload | undefined; fields: Fields }> {
  let upload: Upload | undefined;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'image')
      upload = { filename: part.filename, mimetype: part.mimetype, bytes: await part.toBuffer() };
    else throw new MalformedError('Archivo inesperado.');
  }
  return { upload, fields };
}
