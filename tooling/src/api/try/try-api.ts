import {
  getPassenger,
  login,
  validateLink,
  validateSession,
  verifyResetLink,
  type AnyContract,
} from '@rifas/shared/contracts';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { contractsInOrder } from '../describe/calls';
import { mannersOf, type Manner } from './manners';
import { createProbe, type Probe, type ProbeOptions } from './probe';
import { notTried, tryCall, WRITES, type CallReport } from './try-call';

export interface TryOptions extends Pick<ProbeOptions, 'apiUrl' | 'timeoutMs'> {
  readonly deployment: DeploymentSource;
  readonly email: string;
  readonly password: string;
  readonly link?: string | undefined;
  /** Token of a reset mail. */
  readonly reset?: string | undefined;
}

export interface ApiReport {
  readonly apiUrl: string;
  readonly deployment: string;
  /** Whether everything that the deployment needs works, as far as it was tried. */
  readonly works: boolean;
  readonly calls: readonly CallReport[];
  readonly manners: readonly Manner[];
}

/** Calls that are tried separately below. */
const SPECIAL: readonly AnyContract[] = [login, validateSession, getPassenger, validateLink, verifyResetLink];
const LISTS = contractsInOrder.filter((contract) => contract.reads && !SPECIAL.includes(contract));

/** Whether a call needs a token or a number that the user did not give: such a call is not made. */
const needsMore = ({ request }: AnyContract): boolean => (request.schema.required ?? []).length > 0;

/** Opens a session as the site does. */
async function openSession(probe: Probe, { deployment, email, password }: TryOptions) {
  const first = await tryCall(probe, deployment, login, { email: email.trim().toLowerCase(), password });
  const { token, newUser } = first.value ?? {};
  const hint = newUser ? 'the account has to set its first password; use another seller' : 'the answer has no token';
  const opened: CallReport =
    first.value && token === undefined ? { ...first.report, verdict: 'refused', why: hint } : first.report;
  probe.token = token;
  if (token === undefined) return { reports: [opened], first: undefined, second: undefined };
  const { report, value } = await tryCall(probe, deployment, validateSession, {});
  // The same token in the body does not count where the header brought a new one.
  if (value !== undefined && value.token !== token) probe.token = value.token;
  return { reports: [opened, report], first: token, second: value?.token };
}

/** Every reading call with a session; one after another, so that they do not slow each other down. */
async function tryLists(probe: Probe, { deployment }: TryOptions): Promise<readonly CallReport[]> {
  const { token } = probe;
  if (token === undefined)
    return [validateSession, getPassenger, ...LISTS].map((contract) =>
      notTried(contract, deployment, 'there is no session'),
    );
  const reports = [(await tryCall(probe, deployment, getPassenger, { token })).report];
  for (const contract of LISTS)
    reports.push(
      needsMore(contract)
        ? notTried(contract, deployment, 'it asks about one thing by its token or number')
        : (await tryCall(probe, deployment, contract, {} as never)).report,
    );
  return reports;
}

/** Tries a call that needs a token which only the user knows. */
const withToken = async (
  probe: Probe,
  deployment: DeploymentSource,
  contract: typeof validateLink | typeof verifyResetLink,
  token: string | undefined,
  option: string,
): Promise<CallReport> =>
  token === undefined
    ? notTried(contract, deployment, `give its token with ${option}`)
    : (await tryCall<AnyContract>(probe, deployment, contract, { token } as never)).report;

/**
 * Tries an API with the reading calls, and reports how the site reads each answer. Nothing is written except the
 * login's session.
 * @example (await tryApi({ apiUrl: 'https://api.example', deployment, email, password })).works
 */
export async function tryApi(options: TryOptions): Promise<ApiReport> {
  const { apiUrl, deployment, link, reset } = options;
  const probe = createProbe(options);
  const session = await openSession(probe, options);
  const tried = [
    ...session.reports,
    ...(await tryLists(probe, options)),
    await withToken(probe, deployment, validateLink, link, '--link'),
    await withToken(probe, deployment, verifyResetLink, reset, '--reset'),
  ];
  const byName = new Map(tried.map((report) => [report.call, report]));
  const calls = contractsInOrder.map((contract) => byName.get(contract.name) ?? notTried(contract, deployment, WRITES));
  const probeWith = LISTS.find(({ name }) => ['ok', 'odd'].includes(byName.get(name)?.verdict ?? ''));
  const tokens =
    session.first !== undefined && probeWith ? { first: session.first, second: session.second, probeWith } : undefined;
  const manners = await mannersOf(probe, deployment, tokens);
  const works =
    calls.every(({ required, verdict }) => !required || verdict !== 'refused') && session.first !== undefined;
  return {
    apiUrl,
    deployment: deployment.name,
    works: works && !manners.some(({ weight }) => weight === 'problem'),
    calls,
    manners,
  };
}
