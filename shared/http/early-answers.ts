import type { Answer } from './answer';

/** A call that the page itself has made before the first script arrived (shell/src/page/early-calls.inline.ts). */
export interface EarlyAnswer {
  /** What was sent and must be asked for again; the session's own token is left out, for validating replaces it. */
  readonly fields: Readonly<Record<string, string>>;
  /** `performance.now()` of the request. */
  readonly at: number;
  /** Undefined when there was no answer. */
  readonly answer: Promise<Answer | undefined>;
}

declare global {
  /** Answers on their way, by the contract's name. */
  var rifasEarlyAnswers: Record<string, EarlyAnswer> | undefined;
}

/** An answer that nobody asked for in this time is old. */
const FRESH_MS = 20_000;

/**
 * The page's own early answer to this call, once. Undefined when there is none, when it was asked with other fields, or when
 * it has become old: then the call is made as usual.
 */
export function takeEarlyAnswer(
  contract: string,
  request: Readonly<Record<string, unknown>>,
): Promise<Answer | undefined> | undefined {
  const early = globalThis.rifasEarlyAnswers?.[contract];
  if (!early) return undefined;
  delete globalThis.rifasEarlyAnswers?.[contract];
  const same = Object.entries(early.fields).every(([name, value]) => request[name] === value);
  return same && performance.now() - early.at < FRESH_MS ? early.answer : undefined;
}

/**
 * What was asked for one session is not for the next.
 * @example dropEarlyAnswers();
 */
export function dropEarlyAnswers(): void {
  globalThis.rifasEarlyAnswers = undefined;
}
