import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyContract, JsonSchema } from '@rifas/shared/contracts';
import { MalformedError } from './errors';
import { parseForm } from './form-fields';
import { checkJsonBounds } from './json-bounds';

export type Fields = Readonly<Record<string, unknown>>;

/** Twice the size of the longest list of any contract, sent as a form with brackets. */
export const BODY_LIMIT = 262_144;

// Enough for any contract without lists, even if it is encoded three times.
const BODY_LIMIT_WITHOUT_LISTS = 32_768;

const hasList = ({ type, properties = {} }: JsonSchema): boolean =>
  type === 'array' || (Array.isArray(type) && type.includes('array')) || Object.values(properties).some(hasList);

/** How much a call may send, in bytes, so that reading it costs little. */
export const bodyLimitOf = ({ request }: Pick<AnyContract, 'request'>): number =>
  hasList(request.schema) ? BODY_LIMIT : BODY_LIMIT_WITHOUT_LISTS;

/**
 * The unparsed bytes of a body. They are parsed only when the request has its turn (fair-calls.ts), because parsing
 * takes milliseconds that all other calls wait.
 */
class UnreadBody {
  constructor(readonly read: (mostFields: number) => unknown) {}
}
const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null && !Array.isArray(body);

// PostgreSQL cannot store this character in a text, and no form sends it.
export const hasNulCharacter = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNulCharacter);

/** Room for fields that a deployment or a client adds. */
const FIELDS_BESIDE = 50;

const fieldsIn = ({ properties, items, maxItems = 1, anyOf }: JsonSchema): number => {
  if (anyOf) return Math.max(...anyOf.map(fieldsIn));
  if (properties) return Object.values(properties).reduce((sum, property) => sum + fieldsIn(property), 0);
  return items ? maxItems * fieldsIn(items) : 1;
};

/** How many fields a body may have: more than its contract takes are refused before any of them is read. */
export const mostFieldsOf = ({ request }: Pick<AnyContract, 'request'>): number =>
  fieldsIn(request.schema) + FIELDS_BESIDE;

/** The fields of a request in any encoding; a missing body counts as no fields. */
export function fieldsOf(request: FastifyRequest, mostFields = FIELDS_BESIDE): Fields {
  const sent = request.body ?? {};
  const body = sent instanceof UnreadBody ? sent.read(mostFields) : sent;
  if (!isFields(body)) throw new MalformedError('Pedido no válido.');
  return body;
}

export async function registerBodyParsers(http: FastifyInstance): Promise<void> {
  http.removeContentTypeParser('text/plain');
  // This parser refuses `__proto__` and `constructor` as names.
  const parseJson = http.getDefaultJsonParser('error', 'error');
  const jsonOf = (request: FastifyRequest, bytes: Buffer, mostFields: number): unknown => {
    checkJsonBounds(bytes, mostFields);
    let parsed: unknown;
    void parseJson(request, String(bytes), (error, value) => {
      if (error) throw error;
      parsed = value;
    });
    return parsed;
  };
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) =>
    done(null, new UnreadBody((mostFields) => jsonOf(request, bytes, mostFields))),
  );
  http.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, new UnreadBody((mostFields) => parseForm(String(bytes), mostFields))),
  );
  await http.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, fileSize: 5_242_880 },
  });
}
