import type { FastifyRequest } from 'fastify';
import { MalformedError } from './errors';
import type { Fields } from './request-body';

/**
 * The bytes of the one file of a multipart request, read whole within the size limit (413 past it), and its text
 * fields. The name and type that the client gives the file are not read, because they cannot be trusted.
 */
export async function readUpload(request: FastifyRequest): Promise<{ upload: Buffer; fields: Fields }> {
  if (!request.isMultipart()) throw new MalformedError('Se esperaba un archivo.');
  const { upload, fields } = await readParts(request).catch((error: unknown) => {
    // Errors for too large or too many parts have a status. A body that breaks off, or has no boundary, gives an error
    // without one.
    if (error instanceof MalformedError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new MalformedError('Pedido no válido.');
  });
  if (!upload || upload.length === 0) throw new MalformedError('Falta la imagen.');
  return { upload, fields };
}

async function readParts(request: FastifyRequest): Promise<{ upload: Buffer | undefined; fields: Fields }> {
  let upload: Buffer | undefined;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'image') upload = await part.toBuffer();
    else throw new MalformedError('Archivo inesperado.');
  }
  return { upload, fields };
}
