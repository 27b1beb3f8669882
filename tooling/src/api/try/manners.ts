import { getPassenger, validateSession, type AnyContract } from '@rifas/shared/contracts';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { parseError, type HttpClient } from '@rifas/shared/http';
import type { Probe } from './probe';

/**
 * Behaviour of an API apart from the content of its answers. `recognised`: the site can work with it. `warning`: a
 * person should check it. `problem`: the site does not work with it.
 */
export interface Manner {
  readonly about: string;
  readonly what: string;
  readonly weight: 'recognised' | 'warning' | 'problem';
}

const manner =
  (weight: Manner['weight']) =>
  (about: string, what: string): Manner => ({ about, what, weight });
const fine = manner('recognised');
const warning = manner('warning');
const problem = manner('problem');

/** Any origin other than the API's. */
const SITE = 'https://rifas.example';

type Outcome = 'works' | 'refused' | 'fails';

const outcomeOf = (http: HttpClient, contract: AnyContract, request: object = {}): Promise<Outcome> =>
  http.call(contract, request as never).then(
    () => 'works' as const,
    (thrown: unknown) => (parseError(thrown).code === 'unauthorized' ? 'refused' : 'fails'),
  );

interface Tokens {
  /** The login's token. */
  readonly first: string;
  /** That of the validation after it; undefined where validation failed. */
  readonly second: string | undefined;
  /** A call with a session and without fields that worked. */
  readonly probeWith: AnyContract;
}

/** What happens to a replaced token. Runs last, because an API may take its use for theft and end the session. */
async function rotation(probe: Probe, { first, second, probeWith }: Tokens): Promise<readonly Manner[]> {
  if (second === undefined) return [];
  if (probe.token !== second)
    return [fine('rotation', 'answers bring the next token in their header Authorization: the site goes on with it')];
  if (second === first) return [fine('rotation', 'validate gives the same token again')];
  const old = await outcomeOf(probe.httpWith(first), probeWith);
  const current = await outcomeOf(probe.httpWith(second), probeWith);
  const said =
    old === 'works'
      ? 'validate gives a new token, and the old one still works'
      : 'validate gives a new token, and the old one is refused: the site sends such a call again with the new one';
  const ended = 'after a call with the old token the new one is not good either: calls on their way end the session';
  return [fine('rotation', said), ...(current === 'works' ? [] : [problem('rotation', ended)])];
}

async function withoutToken(probe: Probe, contract: AnyContract): Promise<Manner> {
  const outcome = await outcomeOf(probe.httpWith(undefined), contract);
  if (outcome === 'refused') return fine('no token', 'refused with 401 or 403');
  if (outcome === 'works') return warning('no token', `${contract.path} answers without a token: anybody can read it`);
  return fine('no token', 'refused, but not with 401 or 403: only validate ends the session then');
}

/** Browsers send the site's origin with each POST, and some servers refuse every origin that they do not know. */
async function origin(probe: Probe, { bases }: DeploymentSource): Promise<readonly Manner[]> {
  const passenger = (http: HttpClient) => outcomeOf(http, getPassenger, { token: probe.token });
  const isAsked = bases.api === '' && (await passenger(probe.http)) === 'works';
  if (!isAsked || (await passenger(probe.httpFrom(SITE))) === 'works') return [];
  return [
    warning(
      'Origin',
      `a POST is refused whose header Origin names a site that it does not know (${SITE}): let the address of your site through`,
    ),
  ];
}

function mannersOfCookies({ cookies }: Probe): readonly Manner[] {
  return [...cookies.values()].map(({ name, httpOnly, domain }) => {
    const where = domain === undefined ? '' : `; behind the edge it is the site's, and not of ${domain}`;
    if (name !== 'XSRF-TOKEN')
      return fine('cookie', `${name}${httpOnly ? ', HttpOnly' : ''}: sent back as it came${where}`);
    return httpOnly
      ? warning('cookie', 'XSRF-TOKEN is HttpOnly: scripts cannot read it, so no X-XSRF-TOKEN is ever sent')
      : fine('cookie', `XSRF-TOKEN: its value is sent in X-XSRF-TOKEN with every POST${where}`);
  });
}

async function cors(probe: Probe, { bases }: DeploymentSource): Promise<Manner> {
  const isNeeded = bases.api !== '';
  const ask = (init: RequestInit) =>
    fetch(probe.urlOf(`${bases.api.replace(/\/$/, '')}/${validateSession.path}`), {
      ...init,
      headers: { Origin: SITE, ...init.headers },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
  const isOpen = (response: Response | undefined) =>
    ['*', SITE].includes(response?.headers.get('access-control-allow-origin') ?? '');
  const preflight = await ask({
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' },
  });
  if (!preflight && !isNeeded)
    return fine('CORS', 'unknown, a preflight request got no answer; behind the edge of the site it is not needed');
  const headers = (preflight?.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  if (!preflight?.ok || !isOpen(preflight) || !headers.includes('authorization'))
    return isNeeded
      ? problem(
          'CORS',
          'bases.api names another origin, and a preflight request of a site is refused: browsers make no call',
        )
      : fine('CORS', 'closed to other origins; behind the edge of the site nothing else is needed');
  // Many frameworks leave the header out where they refuse.
  const refusal = isNeeded ? await ask({}) : undefined;
  return refusal && !isOpen(refusal)
    ? problem(
        'CORS',
        `an answer of HTTP ${refusal.status} has no Access-Control-Allow-Origin: the site takes it for a lost connection, and no session ends`,
      )
    : fine('CORS', 'other origins may call it with Authorization');
}

/** Checks everything that does not belong to the answer of one call. */
export async function mannersOf(
  probe: Probe,
  deployment: DeploymentSource,
  tokens: Tokens | undefined,
): Promise<readonly Manner[]> {
  return [
    ...mannersOfCookies(probe),
    await cors(probe, deployment),
    ...(tokens ? await origin(probe, deployment) : []),
    ...(tokens ? [await withoutToken(probe, tokens.probeWith), ...(await rotation(probe, tokens))] : []),
  ];
}
