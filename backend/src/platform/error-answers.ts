import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { texts } from '@rifas/shared/domain';
import { databaseErrorIn } from '../db/database-error';
import { BusinessError, ForgedRequestError, MalformedError, TooManyRequestsError, UnauthorizedError } from './errors';

const failure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ status: 'error', data: null, message });

// PostgreSQL class 22, data exception: the request held a number out of range or a text that cannot be stored.
const isBadData = (error: unknown): boolean => databaseErrorIn(error)?.code?.startsWith('22') === true;

const isFastifyClientError = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500;

const CLIENT_ERROR_TEXTS: Readonly<Record<number, string>> = {
  413: 'El pedido es demasiado grande.',
  415: 'Formato de pedido no soportado.',
};

/** Every failure is answered in the envelope (docs/rules.md, "Envelope"). An unexpected error is logged; its answer has no details. */
export function registerErrorAnswers(http: FastifyInstance): void {
  http.setNotFoundHandler((_request, reply) => failure(reply, 404, 'No existe.'));
  http.setErrorHandler((error, request, reply) => {
    if (error instanceof BusinessError) {
      return reply.code(200).send({ status: 'error', data: error.data, ...error.answer });
    }
    if (error instanceof UnauthorizedError) return failure(reply, 401, error.message);
    if (error instanceof ForgedRequestError)
      return failure(reply, 403, 'Pedido no válido. Recargá la página y probá de nuevo.');
    if (error instanceof MalformedError) return failure(reply, 400, error.message);
    if (error instanceof TooManyRequestsError) {
      return failure(reply.header('retry-after', error.retryAfterSeconds), 429, error.message);
    }
    if (isBadData(error)) return failure(reply, 400, 'Datos no válidos.');
    if (isFastifyClientError(error)) {
      if (error.statusCode === 413) {
        // Reads the body to its end and throws it away: an edge that still sends would take a closed connection for an
        // API that failed.
        reply.removeHeader('connection');
        request.raw.resume();
      }
      return failure(reply, error.statusCode, CLIENT_ERROR_TEXTS[error.statusCode] ?? 'Pedido no válido.');
    }
    request.log.error({ err: error }, 'unexpected error');
    return failure(reply, 500, texts.processingError);
  });
}
