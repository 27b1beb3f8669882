import type { AnyContract, Oddity, RequestOf, ResponseOf } from '@rifas/shared/contracts';
import { envelopeOf } from '@rifas/shared/contracts/envelope';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { parseError, type AppError } from '@rifas/shared/http';
import { callNameOf } from '../describe/api-contracts';
import { isMadeIn, WRITTEN } from '../describe/calls';
import { grouped, shownOtherwise, valueAt, type Shown } from './oddities';
import { headersThatLeadOn } from './paging';
import type { Exchange, Probe } from './probe';

/**
 * `ok`: read in full. `odd`: shown, with oddities. `refused`: the site cannot use the answer. `missing`: an optional
 * call that the API lacks. `not tried`: the call would write, or needs a value that is unknown.
 */
export type Verdict = 'ok' | 'odd' | 'refused' | 'missing' | 'not tried';

export interface CallReport {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Whether the site of this deployment needs the call. */
  readonly required: boolean;
  readonly verdict: Verdict;
  readonly httpStatus?: number | undefined;
  readonly ms?: number | undefined;
  /** A summary of the answer: '3 entries'. */
  readonly came?: string | undefined;
  readonly shown: readonly (Shown & { readonly alike: number })[];
  /** Why it was refused or not tried. */
  readonly why?: string | undefined;
  /** The message that the person reads then. */
  readonly reads?: string | undefined;
  readonly remarks: readonly string[];
}

/** The beginning of a value, in one line. */
export const brief = (value: unknown): string => beginning(value === undefined ? 'missing' : JSON.stringify(value), 60);

const beginning = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

const oneLine = (text: string): string => beginning(text.replace(/\s+/g, ' ').trim(), 80);

const payloadOf = ({ answer }: AnyContract, { body }: Exchange): unknown => {
  const envelope = envelopeOf(body);
  return answer === 'top' ? envelope : envelope.data;
};

/** How many entries an answer has, also those that the site leaves out or groups. */
const entriesOf = (contract: AnyContract, last: Exchange): number => {
  const payload = payloadOf(contract, last);
  return typeof payload === 'object' && payload !== null ? Object.keys(payload).length : 0;
};

function whyOf({ code, message, details }: AppError, contract: AnyContract, last: Exchange | undefined): string {
  if (!last) return message;
  const came = `HTTP ${last.httpStatus} ${last.contentType}: ${oneLine(last.text) || 'nothing'}`;
  if (code !== 'contract') return came;
  if (message.includes('es una página')) return `${came} is a page of a longer list: send the whole list`;
  if (details.path === undefined) return `no envelope { status, data }: ${came}`;
  const at = details.path;
  const root = contract.answer === 'top' ? '' : 'data';
  const path = at === '' || at.startsWith('[') ? root + at : [root, at].filter(Boolean).join('.');
  return `${path || 'the answer'}: ${brief(valueAt(payloadOf(contract, last), at))} cannot be read`;
}

/** The message of a refusal that the site knows; such a refusal counts as a good answer. */
function knownRefusal(contract: AnyContract, { details }: AppError): string | undefined {
  const { refusals = [] } = WRITTEN.calls[callNameOf(contract)];
  return refusals.find(
    ({ answer: { code, message, data } }) =>
      (code !== undefined && code === details.serverCode) ||
      (message !== undefined && [message, 'Rifas pagas'].includes(details.serverMessage ?? '')) ||
      (data !== undefined && data === details.data),
  )?.reads;
}

function remarksOf({ contentType, redirectedTo, body, ms }: Exchange): readonly string[] {
  return [
    ...(body !== undefined && !contentType.includes('json')
      ? [`JSON sent as '${contentType || 'no type'}': read all the same`]
      : []),
    ...(redirectedTo ? [`redirected to ${redirectedTo}`] : []),
    ...(ms > 3000 ? ['slow: people wait'] : []),
  ];
}

const cameOf = (value: unknown): string | undefined =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : undefined;

const begun = (contract: AnyContract, deployment: DeploymentSource) => ({
  call: contract.name,
  method: contract.method,
  path: contract.path,
  required: !contract.extension && isMadeIn(deployment, WRITTEN.calls[callNameOf(contract)]),
  shown: [],
  remarks: [],
});

interface TriedCall<C extends AnyContract> {
  readonly report: CallReport;
  /** The value that the site works with; undefined where it got none. */
  readonly value: ResponseOf<C> | undefined;
}

/** Makes one call as the site does, and reports how the site reads the answer. */
export async function tryCall<C extends AnyContract>(
  probe: Probe,
  deployment: DeploymentSource,
  contract: C,
  request: RequestOf<C>,
): Promise<TriedCall<C>> {
  const base = begun(contract, deployment);
  let noted: readonly Oddity[] = [];
  try {
    const value = await probe.http.call(contract, request, { onOddities: (oddities) => (noted = oddities) });
    const { last } = probe;
    const otherwise = last ? shownOtherwise(contract, payloadOf(contract, last), noted) : [];
    const paged = last && Array.isArray(value) ? headersThatLeadOn(last.headers, entriesOf(contract, last)) : [];
    const shown = grouped([...otherwise, ...paged]);
    const verdict: Verdict = shown.length > 0 ? 'odd' : 'ok';
    const { httpStatus, ms } = last ?? {};
    return {
      report: { ...base, verdict, httpStatus, ms, came: cameOf(value), shown, remarks: last ? remarksOf(last) : [] },
      value,
    };
  } catch (thrown) {
    const error = parseError(thrown);
    const { last } = probe;
    const measured = { ...base, httpStatus: last?.httpStatus, ms: last?.ms, remarks: last ? remarksOf(last) : [] };
    const failed = (found: Pick<CallReport, 'verdict' | 'came' | 'why' | 'reads'>) => ({
      report: { ...measured, ...found },
      value: undefined,
    });
    const known = knownRefusal(contract, error);
    if (known !== undefined) return failed({ verdict: 'ok', came: `a refusal that the site knows: '${known}'` });
    const why = whyOf(error, contract, last);
    if (contract.extension) return failed({ verdict: 'missing', why });
    const said = contract.authenticated ? undefined : error.serverText;
    return failed({ verdict: 'refused', why, reads: said ?? error.userMessage });
  }
}

/** Why a call that writes is not made. */
export const WRITES = 'it writes';

/** The report of a call that is not made. */
export const notTried = (contract: AnyContract, deployment: DeploymentSource, why: string): CallReport => ({
  ...begun(contract, deployment),
  verdict: 'not tried',
  why,
});
