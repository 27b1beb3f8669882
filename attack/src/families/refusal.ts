import type { ReachedApp } from '@rifas/backend/testing/reached-app';
import { firstOf } from '../report/tally';

export type Answer = Awaited<ReturnType<ReachedApp['call']>>;

const LONGEST = 400;
/** Texts of a stack, a query, or a file of the server. */
const INTERNALS = /\n\s+at |node_modules|\.ts:\d|select .* from|insert into|syntax error|ECONN|errno/i;

/** The problem of a refusal: another status, no envelope, too long, or internals of the server. */
export function refusalProblem({ status, text, body }: Answer, statuses: readonly number[]): string | undefined {
  return firstOf(
    !statuses.includes(status) && `${status} instead of ${statuses.join(' or ')}: ${text.slice(0, 120)}`,
    text.length > LONGEST && `${text.length} characters of refusal`,
    INTERNALS.test(text) && `tells of the inside: ${text.slice(0, 120)}`,
    (body.status !== 'error' || typeof body.message !== 'string') && `not the envelope: ${text.slice(0, 120)}`,
  );
}
