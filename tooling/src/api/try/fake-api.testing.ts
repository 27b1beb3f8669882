import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { loadDeployment } from '../../compose/load-deployment';
import { serve } from '../../lib/afterwards.testing';
import type { LocalServer } from '../../lib/local-server';
import { contractsInOrder } from '../describe/calls';
import { envelopeOf } from '../describe/openapi';
import { reportText } from './report-text';
import { tryApi, type TryOptions } from './try-api';

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

/**
 * An API that answers with the contracts' examples until the present test ends. Tests of `api:check` replace responses
 * by the path of a call.
 */
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
  const server = await serve((request, response) => {
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
  return { ...server, asked };
}

/** The path of a call that every deployment needs. */
export const RAFFLES = 'api/talon/get-by-pasajero';

interface CheckOptions extends Partial<TryOptions> {
  /** Whether browsers call the API directly, on its own origin. */
  readonly elsewhere?: boolean;
}

/** Tries an API with these answers. `of` finds the report of a call by its path. */
export async function check(answers: Answers, { elsewhere = false, ...options }: CheckOptions = {}) {
  const { url, asked } = await startFakeApi(answers);
  const source = loadDeployment('dtyt');
  const deployment = elsewhere ? { ...source, bases: { ...source.bases, api: url } } : source;
  const account = { email: 'ana@example.com', password: 'x' };
  const report = await tryApi({ apiUrl: url, deployment, ...account, ...options });
  const of = (path: string) => {
    const found = report.calls.find((call) => call.path === path);
    if (!found) throw new Error(`The report has no call ${path}.`);
    return found;
  };
  return { report, of, asked, text: reportText(report) };
}
