import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A shorter answer fits into the packets that its headers need. */
const LEAST_BYTES = 1024;
/** Of 11: somebody waits while it is compressed. */
const QUALITY = 4;

/** What one reply of the API sends on. */
type Send = (reply: FastifyReply, stream: NodeJS.ReadableStream) => void;

/**
 * Compresses answers of the API on their way to the visitor: the list of a seller with 500 raffles is 13 KB instead of 583. Whether the API did so itself is its own
 * affair; what it has encoded, or what is short, goes on as it came.
 */
export async function compressAnswers(edge: FastifyInstance): Promise<Send> {
  await edge.register(fastifyCompress, {
    global: false,
    customTypes: /^application\/(?:[\w.-]+\+)?json\b/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    zlibOptions: { level: QUALITY },
  });
  return (reply, stream) => {
    const { 'content-encoding': encoded, 'content-length': length } = reply.getHeaders();
    if (encoded !== undefined || (length !== undefined && Number(length) < LEAST_BYTES)) void reply.send(stream);
    else reply.compress(stream as never);
  };
}
