import { statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { isApiPath } from '../edge-rules/api-paths';
import { isFileName } from '../edge-rules/file-names';
import { enterPreview, NO_PREVIEW, NOT_INDEXED, PREVIEW_PREFIX, previewOf } from '../edge-rules/preview';
import { isReturnByForm } from '../edge-rules/return-pages';
import {
  BY_ENCODING,
  BY_GROUP,
  headersOfReleased,
  OVER_HTTPS,
  policyOfFile,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../edge-rules/security-headers';
import { quietly } from '../lib/quietly';
import type { Settings } from '../lib/settings';
import { addApi, pathOf } from './ask-api';
import { EDGE_TIMES, limitEdge } from './edge-limits';
import { API_UNREACHABLE, BAD_REQUEST, failureBody, READ_ONLY } from './failure-answers';
import { followPointer, servedTo, type Followed, type ServedTo } from './follow-pointer';
import { answerUnread } from './unread-requests';

const TEXTS: Readonly<Record<number, string>> = { 413: 'El pedido es demasiado grande.', 500: API_UNREACHABLE };

const PROXY_UNKNOWN =
  'A proxy in front adds X-Forwarded-For, and TRUSTED_PROXIES does not name it: all visitors count as one address.';

interface EdgeOptions {
  readonly folders: Pick<Settings, 'siteDir' | 'releasesDir'>;
  /** The site whose pointer the edge follows: a deployment's name, or one that several deployments take turns in. */
  readonly site: string;
  /** Address of the API behind this edge; a path in it is the prefix of every call. */
  readonly apiUrl: string;
  /**
   * Proxies in front of the edge whose X-Forwarded-For and -Proto are trusted, such as 'uniquelocal'; none by default.
   */
  readonly trustedProxies?: readonly string[];
  /** Adds routes before those of the site. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** Strips the origin from a request line in the form that proxies get. */
const withoutOrigin = (url: string): string => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** An address that cannot be decoded, such as a link that was cut off, gets a page too, which says what is wrong. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  const isPage = !isApiPath(path) && !path.startsWith('/releases/');
  if (!isPage || quietly(() => decodeURI(path), undefined) !== undefined) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The file name of an address; decoded, because the plugin encodes it again. @throws URIError */
const fileAt = (path: string): string => decodeURIComponent(path);

/** Serves the site on one origin: releases, composed pages, and the API behind it. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { siteDir, releasesDir } = options.folders;
  const { trustedProxies = [] } = options;
  const trustsProxy = trustedProxies.length > 0;
  const app = fastify({
    logger: false,
    trustProxy: trustsProxy && [...trustedProxies],
    forceCloseConnections: true,
    clientErrorHandler: answerUnread,
    ...EDGE_TIMES,
    rewriteUrl: ({ url = '/' }) => decodable(withoutOrigin(url)),
    routerOptions: { maxParamLength: 2048 },
  });
  const current = followPointer(siteDir, options.site);
  addHeaders(app, trustsProxy);
  const askApi = await addApi(app, options.apiUrl, current);
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Files are dated by their content, so a newer one may have an older date; ETags tell them apart.
    lastModified: false,
    dotfiles: 'ignore',
  });
  limitEdge(app, trustsProxy);
  addHealth(app, current);
  addPreviewAddresses(app, current);
  // Browsers request it on pages that name no icon, such as those of the API.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  options.extend?.(app);
  app.all('/*', (request, reply) => {
    const path = pathOf(request);
    // Some URL parsers read a backslash as a slash: `/api/x\\..\\..\\metrics` would leave the API's paths.
    if (path.includes('\\')) return reply.code(400).send(failureBody(BAD_REQUEST));
    if (isApiPath(path)) return askApi(request, reply);
    // The fragment stays: a browser keeps it when the redirect names none.
    if (isReturnByForm(request.method, path))
      return reply.header('Cache-Control', 'no-store').redirect(request.url, 303);
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send(failureBody(READ_ONLY));
    if (path.startsWith('/releases/')) {
      // Headers, because the plugin ignores its options for uncompressed files. Errors must not be cached.
      const file = fileAt(path.slice('/releases/'.length));
      return reply.headers(headersOfReleased(file)).sendFile(file, releasesDir);
    }
    const followed = current();
    const served = servedTo(request, followed);
    if (existsInSite(served.folder, path)) {
      reply.headers({ 'Cache-Control': REVALIDATE, ...BY_ENCODING, ...policyOfFile(path) });
      return reply.sendFile(fileAt(path.slice(1)), join(served.folder, 'static'));
    }
    // A person who opens such an address would see an empty page: `/success.php`, `/success;jsessionid=1.node0`.
    const isForPerson = request.headers.accept?.includes('text/html') === true;
    if (isFileName(path) && !isForPerson) return reply.code(404).header('Cache-Control', 'no-store').send();
    const differs = followed.canary !== undefined || followed.previews.length > 0;
    return sendPage(reply, served, served.pageOf(path), differs ? BY_GROUP : BY_ENCODING);
  });
  addFailures(app);
  return app;
}

function addHeaders(app: FastifyInstance, trustsProxy: boolean): void {
  let warned = trustsProxy;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.headers(OVER_HTTPS);
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    console.warn(PROXY_UNKNOWN);
  });
}

/** Reports the served composition to open tabs and to monitoring. */
function addHealth(app: FastifyInstance, current: () => Followed): void {
  app.get('/healthz', (request, reply) => {
    const followed = current();
    const { preview } = previewOf(followed.previews, { cookies: request.headers.cookie, secure: false });
    const { composition } = preview ?? followed.served;
    const ofCanary = followed.canary && !preview ? `canary ${followed.canary.composition.number}\n` : '';
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/plain')
      .send(`composition ${composition.number}\n${ofCanary}`);
  });
}

function addPreviewAddresses(app: FastifyInstance, current: () => Followed): void {
  app.get(`${PREVIEW_PREFIX}*`, (request, reply) => {
    const setCookie = enterPreview(current().previews, pathOf(request), request.protocol === 'https');
    void reply.headers({ 'Cache-Control': 'no-store', ...NOT_INDEXED });
    if (setCookie === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(NO_PREVIEW);
    return reply.header('Set-Cookie', setCookie).redirect('/', 303);
  });
}

/** Nobody may learn which files lie outside the folder, so a path upwards is not looked up, encoded or not. */
const existsInSite = (folder: string, path: string): boolean =>
  quietly(() => !fileAt(path).includes('..') && statSync(join(folder, 'static', fileAt(path))).isFile(), false);

function sendPage(
  reply: FastifyReply,
  { composition, folder, setCookies, isPreview }: ServedTo,
  file: string,
  vary: typeof BY_GROUP | typeof BY_ENCODING,
): FastifyReply {
  reply.headers({
    'Content-Security-Policy': composition.contentSecurityPolicy,
    'Cache-Control': REVALIDATE,
    ...vary,
    ...(isPreview && NOT_INDEXED),
  });
  for (const setCookie of setCookies) void reply.header('Set-Cookie', setCookie);
  return reply.sendFile(file, join(folder, 'pages'));
}

function addFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, { raw }, reply) => {
    // An address that cannot be decoded is the visitor's mistake.
    const { statusCode = error instanceof URIError ? 400 : 500 } = error;
    // A visitor who left is not an error of the edge.
    if (statusCode >= 500 && !raw.socket.destroyed) console.warn(`the edge failed: ${error.message}`);
    // An API may break off in an answer that was to be compressed. This text is not, and no browser could decode it.
    void reply.code(statusCode).header('Cache-Control', 'no-store').removeHeader('Content-Encoding');
    return reply.send(failureBody(TEXTS[statusCode] ?? BAD_REQUEST));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).header('Cache-Control', 'no-store').send());
}
