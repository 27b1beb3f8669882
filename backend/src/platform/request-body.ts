import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MalformedError } from './errors';
import { parseForm } from './form-fields';

export type Fields = Readonly<Record<string, unknown>>;

export const BODY_LIMIT = 1_048_576;
const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null && !Array.isArray(body);

// PostgreSQL cannot store this character in a text, and no form sends it.
export const hasNulCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNulCharacter);

/** The fields of a request, of whatever encoding; no body counts as no fields. */
export function fieldsOf(request: FastifyRequest): Fields {
  const body = request.body ?? {};
  if (!isFields(body)) throw new MalformedError('Pedido no válido.');
  return body;
}

export async function registerBodyParsers(http: FastifyInstance): Promise<void> {
  http.removeContentTypeParser('text/plain');
  await http.register(formbody, { bodyLimit: BODY_LIMIT, parser: (text) => parseForm(text) });
  await http.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, fileSize: 5_242_880 },
  });
}
