import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, type LocalServer } from '../../lib/local-server';
import { contractsInOrder } from '../describe/calls';
import { envelopeOf } from '../describe/openapi';

/** The fake's response to a call instead of its example. */
export interface FakeAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly cookies?: readonly string[];
  readonly location?: string;
  /** The token that the response sends in its header. */
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a text that is sent unchanged. */
  readonly body: unknown;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeApi extends LocalServer {
  readonly asked: readonly Asked[];
}

/** Responses by call; undefined keeps the call's example. */
export type Answers = Readonly<Record<string, FakeAnswer | ((asked: Asked) => FakeAnswer | undefined)>>;

const isWithoutSession = new Set(contractsInOrder.filter((each) => !each.authenticated).map(({ path }) => `/${path}`));

/** An API that answers with the contracts' examples. Tests of `api:check` replace responses by the path of a call. */
export async function startFakeApi(answers: Answers = {}): Promise<FakeApi> {
  const examples = new Map(contractsInOrder.map((contract) => [`/${contract.path}`, envelopeOf(contract)]));
  const asked: Asked[] = [];
  const answerTo = (one: Asked): FakeAnswer => {
    const own = answers[one.path.slice(1)];
    const said = typeof own === 'function' ? own(one) : own;
    if (said) return said;
    if (one.method === 'OPTIONS') return { status: 404, body: '' };
    if (!isWithoutSession.has(one.path) && one.headers.authorization === undefined)
      return { status: 401, body: { status: 'error', data: null } };
    return { body: examples.get(one.path) ?? { status: 'error', data: null } };
  };
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const answer = (sent: string) => {
      const one = { method, path: url.split('?', 1)[0] ?? '', headers, body: sent };
      asked.push(one);
      const {
        status = 200,
        type = 'application/json',
        cookies = [],
        location,
        authorization,
        headers: more,
        body,
      } = answerTo(one);
      response.writeHead(status, {
        'Content-Type': type,
        'Set-Cookie': [...cookies],
        ...(location && { Location: location }),
        ...(authorization && { Authorization: authorization }),
        ...more,
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    text(request).then(answer, () => response.destroy());
  });
  return { ...(await listenLocally(server)), asked };
}
