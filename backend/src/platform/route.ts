import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import * as yup from 'yup';
import type { AnyContract, RawOf, RequestOf } from '@rifas/shared/contracts';
import type { App } from './app';
import { networkOf } from './client-network';
import { MalformedError } from './errors';
import { fieldsOf, type Fields } from './request-body';
import { readUpload, type Upload } from './upload-body';
import { handOutXsrfCookie } from './xsrf';

export interface PublicCall<C extends AnyContract> {
  /** The request, validated by the contract, without the fields that the contract does not name. */
  readonly body: RequestOf<C>;
  /** Every field as it came, also those that a deployment adds. */
  readonly fields: Fields;
  /** The file of a multipart call. */
  readonly upload?: Upload;
  /** The caller's address, or its network for IPv6. */
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}

/** A call that anybody may make. */
export function publicRoute<C extends AnyContract>(
  app: App,
  contract: C,
  handler: (call: PublicCall<C>) => Promise<RawOf<C>>,
): void {
  if (contract.authenticated) throw new Error(`${contract.name} needs a session: use sellerRoute`);
  registerContract(app, contract, async (request) => handler(await readCall(request, contract)));
}

/** Registers a contract: `answer` returns its data, and the envelope goes around it. */
export function registerContract<C extends AnyContract>(
  app: App,
  contract: C,
  answer: (request: FastifyRequest) => Promise<RawOf<C>>,
): void {
  const { http, config } = app;
  http.route({
    method: contract.method,
    url: `/${contract.path}`,
    handler: async (request, reply) => {
      if (request.method === 'GET') handOutXsrfCookie(request, reply);
      const data = await answer(request);
      if (config.checkAnswers) await contract.response(yup).validate(data ?? null);
      reply.header('cache-control', 'no-store');
      return contract.answer === 'top'
        ? { status: 'success', ...(data as object) }
        : { status: 'success', data: data ?? null };
    },
  });
}

/** @throws MalformedError when the request breaks its contract */
export async function readCall<C extends AnyContract>(request: FastifyRequest, contract: C): Promise<PublicCall<C>> {
  const common = { ip: networkOf(request.ip), log: request.log };
  if (contract.encoding === 'multipart') {
    const { upload, fields } = await readUpload(request);
    return { ...common, fields, upload, body: await validRequest(contract, { ...fields, image: upload }) };
  }
  const fields = fieldsOf(request);
  return { ...common, fields, body: await validRequest(contract, fields) };
}

async function validRequest<C extends AnyContract>(contract: C, fields: Fields): Promise<RequestOf<C>> {
  try {
    return await contract.request(yup).validate(fields, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const paths = [...new Set(error.inner.map((inner) => inner.path).filter(Boolean))].join(', ');
    throw new MalformedError(`Datos no válidos: ${paths || error.path || 'pedido'}.`);
  }
}
