import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { STRICT, Unreadable, type AnyContract, type RequestOf, type ResponseOf } from '@rifas/shared/contracts';
import { networkOf } from '@rifas/shared/deployment/client-network';
import type { Id } from '@rifas/shared/domain';
import { answerBody } from './answer-body';
import type { App } from './app';
import { hiddenCookies, type HiddenCookies } from './cookies';
import { MalformedError } from './errors';
import { bodyLimitOf, fieldsOf, hasNulCharacter, mostFieldsOf, type Fields } from './request-body';
import { readUpload } from './upload-body';
import { handOutXsrfCookie } from './xsrf';

/**
 * A request with ids as numbers only. Texts as ids occur in answers of other APIs; this server takes its own numbers.
 */
type Counted<T> = [Id] extends [T]
  ? Exclude<T, string>
  : T extends string | number
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Counted<Item>[]
      : T extends object
        ? { [Key in keyof T]: Counted<T[Key]> }
        : T;
export type AskedOf<C extends AnyContract> = Counted<RequestOf<C>>;

export interface PublicCall<C extends AnyContract> {
  /** The request as the contract reads it, without the fields that the contract does not name. */
  readonly body: AskedOf<C>;
  /** Every field as it was sent, also those that a deployment adds. */
  readonly fields: Fields;
  /** The bytes of the file of a multipart call. */
  readonly upload?: Buffer;
  /** The caller's address, or its network for IPv6. */
  readonly ip: string;
  readonly cookies: HiddenCookies;
  readonly log: FastifyBaseLogger;
}

/** A call that anybody may make. */
export function publicRoute<C extends AnyContract>(
  app: App,
  contract: C,
  handler: (call: PublicCall<C>) => Promise<ResponseOf<C>>,
): void {
  if (contract.authenticated) throw new Error(`${contract.name} needs a session: use sellerRoute`);
  registerContract(app, contract, async (request, reply) => handler(await readCall(request, reply, contract)));
}

/**
 * Registers a contract: it sends what `answer` returns in the envelope. `admit` decides by the headers alone, before
 * the body is read.
 */
export function registerContract<C extends AnyContract>(
  app: App,
  contract: C,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseOf<C>>,
  admit: (request: FastifyRequest) => Promise<void> = async () => undefined,
): void {
  const { http, config } = app;
  http.route({
    method: contract.method,
    url: `/${contract.path}`,
    ...(contract.encoding === 'multipart' ? {} : { bodyLimit: bodyLimitOf(contract) }),
    onRequest: async (request, reply) => {
      if (request.method === 'GET') handOutXsrfCookie(request, reply);
      await admit(request);
    },
    handler: async (request, reply) => {
      const answered = contract.response.write((await answer(request, reply)) as never);
      const envelope =
        contract.answer === 'top'
          ? { status: 'success', ...(answered as object) }
          : { status: 'success', data: answered ?? null };
      const body = answerBody(envelope);
      if (config.checkAnswers) checkAnswer(contract, body);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
}

/** @throws Unreadable when a page could not read the body that is sent */
function checkAnswer(contract: AnyContract, body: string | Buffer): void {
  const travelled = JSON.parse(String(body)) as { readonly data?: unknown };
  contract.response.read(contract.answer === 'top' ? travelled : travelled.data, STRICT);
}

/** @throws MalformedError when the request breaks its contract */
export async function readCall<C extends AnyContract>(
  request: FastifyRequest,
  reply: FastifyReply,
  contract: C,
): Promise<PublicCall<C>> {
  const common = { ip: networkOf(request.ip), cookies: hiddenCookies(request, reply), log: request.log };
  if (contract.encoding === 'multipart') {
    const { upload, fields } = await readUpload(request);
    return { ...common, fields, upload, body: readBody(contract, { ...fields, image: upload }) };
  }
  const fields = fieldsOf(request, mostFieldsOf(contract));
  const body = readBody(contract, fields);
  // Checked after the contract's bounds, so that no caller makes it walk through a long list.
  if (hasNulCharacter(body)) throw new MalformedError('Pedido no válido.');
  return { ...common, fields, body };
}

function readBody<C extends AnyContract>(contract: C, fields: Fields): AskedOf<C> {
  try {
    return contract.request.read(fields, STRICT) as AskedOf<C>;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new MalformedError(`Datos no válidos: ${error.path || 'pedido'}.`);
  }
}
