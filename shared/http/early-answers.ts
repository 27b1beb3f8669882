import type { Answer } from './answer';

/** A call that the page itself has made before the first script arrived (shell/src/page/early-calls.inline.ts). */
export interface EarlyAnswer {
  /**
   * The fields that were sent, to compare with the later request. The session's own token is left out, because
   * validating replaces it.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** `performance.now()` when the request was sent. */
  readonly at: number;
  /** Undefined when there was no answer. */
  readonly answer: Promise<Answer | undefined>;
}

declare global {
  /** Answers under way, by the contract's name. */
  var rifasEarlyAnswers: Record<string, EarlyAnswer> | undefined;
}

/** An answer that is not used within this time is stale. */
const FRESH_MS = 20_000;

/**
 * Takes the early answer to this call; a second time it is gone. Returns undefined when there is none, when it was made
 * with other fields, or when it is stale: then the call is made as usual.
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
 * Drops the early answers: the answers of one session are not valid for the next.
 * @example dropEarlyAnswers();
 */
export function dropEarlyAnswers(): void {
  globalThis.rifasEarlyAnswers = undefined;
}
