import fc from 'fast-check';
import { login, validateSession, type AnyContract } from '@rifas/shared/contracts';
import {
  bodyOf,
  envelopesOf,
  faultyAnswer,
  manyOddities,
  payloadsOf,
  printedForms,
  type Fault,
  type Harm,
} from '@rifas/shared/strange';
import { startFront, type Asked, type Told } from '@rifas/tooling/e2e/front';
import { contractOf } from './contract-of';

/** The oddness of the answers from now on. */
export interface Oddness {
  /** The same seed gives the same answers. */
  readonly seed: number;
  readonly harms: readonly Harm[];
}

// Cacheable on purpose: a client that caches an answer would get an old token and lose its session.
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'public, max-age=600' };
const told = (status: number, body: string): Told => ({ status, headers: JSON_TYPE, body });

/** A different seed for each call. */
const seedOf = (name: string, seed: number): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

/**
 * A foreign API instead of the site's own: answers generated from the contracts, as odd as a test says, with strict
 * token rotation: a token is refused as soon as the next one is given out. Pages and files come from the site.
 */
export async function startStrangeApi(site: string) {
  let oddness: Oddness = { seed: 1, harms: [] };
  let faults: readonly (readonly [calls: RegExp, fault: Fault | 'slow'])[] = [];
  let renewsAlways = false;
  let current = '';
  let handedOut = 0;
  let refused: string[] = [];
  const last = new Map<string, unknown>();
  const newToken = () => (current = `strange-${(handedOut += 1)}`);

  /** The usual form of an answer, or one chosen by the seed where answers are odd. */
  const formOf = <Form>(contract: AnyContract, forms: readonly Form[]): Form => {
    const at = Math.abs(seedOf(contract.name, oddness.seed)) % (oddness.harms.length === 0 ? 1 : forms.length);
    return forms[at] as Form;
  };

  const answerTo = (contract: AnyContract): Readonly<Record<string, unknown>> => {
    const once = { seed: seedOf(contract.name, oddness.seed), numRuns: 1 };
    if (contract.name === validateSession.name || contract.name === login.name) {
      const payload = { token: newToken(), ...(contract.name === login.name ? { newUser: false } : {}) };
      return formOf(contract, envelopesOf(contract, payload));
    }
    const [odd] =
      oddness.harms.length === 0
        ? fc.sample(payloadsOf(contract), once)
        : fc.sample(manyOddities(contract, oddness.harms, 4), once).map(({ odd: sent }) => sent);
    last.set(contract.name, JSON.parse(JSON.stringify(odd ?? null)));
    return formOf(contract, envelopesOf(contract, odd));
  };

  const instead = (asked: Asked): Promise<Told> | Told | undefined => {
    const contract = contractOf(asked);
    if (!contract) return undefined;
    const fault = faults.find(([calls]) => calls.test(asked.path))?.[1];
    if (fault === 'slow') return new Promise<Told>(() => undefined);
    if (contract.authenticated && asked.headers.authorization !== current && fault === undefined) {
      refused = [...refused, asked.path];
      return told(401, '{"status":"error","message":"Unauthenticated."}');
    }
    if (fault === undefined) {
      const good = told(200, formOf(contract, printedForms(JSON.stringify(answerTo(contract)))));
      const renewed = renewsAlways && contract.authenticated && contract.name !== validateSession.name;
      return renewed ? { ...good, headers: { ...good.headers, authorization: `Bearer ${newToken()}` } } : good;
    }
    // A failed call has done nothing, so the token stays valid.
    const good = contract.name === validateSession.name ? bodyOf(contract, { token: current }) : answerTo(contract);
    const { status, type, body, breaks } = faultyAnswer(fault, good);
    return { status, headers: { 'content-type': type }, body, ...(breaks ? { breaks } : {}) };
  };

  const front = await startFront(site, { instead });
  return {
    ...front,
    be: (next: Oddness) => void (oddness = next),
    /** Makes these calls fail from now on; `slow` accepts a call and never answers it. */
    fail: (calls: RegExp, fault: Fault | 'slow') => void (faults = [[calls, fault], ...faults]),
    heal: () => void (faults = []),
    /** From now on every good answer to a call with a token sends the next one in its header, and ends the old one. */
    renewAlways: () => void (renewsAlways = true),
    /** The last answer to a call. */
    lastOf: ({ name }: Pick<AnyContract, 'name'>): unknown => last.get(name),
    /** Calls that were refused because their token had been replaced. */
    refused: (): readonly string[] => refused,
    /** The only valid token. */
    currentToken: () => current,
    /** Makes a new valid token, as a login does. */
    newToken,
  };
}
export type StrangeApi = Awaited<ReturnType<typeof startStrangeApi>>;
