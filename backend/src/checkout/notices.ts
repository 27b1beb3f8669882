import { asc, eq, isNull, sql } from 'drizzle-orm';
import { gatewayNotices, MAY_BE_PAID, paymentAttempts, type AttemptState } from '../db/schema';
import type { GatewayNotice } from '../gateway/gateway';
import { maskCardNumbers } from '../gateway/masking';
import { storable } from '../gateway/read-notice';
import type { App } from '../platform/app';
import { eachApart, unlessSilent } from './each-apart';
import { outcomeOf, type PaymentOutcome } from './payment-attempt';
import { settlePayment, TAKEN, untilDecided } from './settlement';

/**
 * Stores a notice in its own transaction before it is judged, so that no later error loses it.
 * @returns its id, or undefined where the attempt is unknown
 */
export async function storeNotice({ db, clock }: App, notice: GatewayNotice): Promise<number | undefined> {
  const { text, ...reading } = notice;
  const [attempt] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.token, notice.reference));
  if (!attempt) return undefined;
  const [stored] = await db
    .insert(gatewayNotices)
    .values({
      attemptId: attempt.id,
      body: maskCardNumbers(storable(text)),
      reading,
      createdAt: clock(),
    })
    .returning({ id: gatewayNotices.id });
  return stored?.id;
}

// States reported earlier: an approval that arrives afterwards may be older.
const ENDED: readonly AttemptState[] = ['Rechazado', 'Anulado'];

type Reading = Omit<GatewayNotice, 'text'>;

/**
 * A notice that contradicts the known state is late, or means that money moved: the gateway itself is asked. If it
 * reports an approved payment as void, such as after its own refund whose notice came first, nothing is sold, and the
 * charge goes back. If it approves it too, its charge counts before that of the notice, which may be a second one. If it
 * denies the approval that it signed, it may not know of it yet, and is asked again later.
 * @returns what the payment has to be settled by, in this order; nothing while it has no outcome
 */
async function outcomesOfNotice(
  { gateway }: Pick<App, 'gateway'>,
  { reference, decision, charge, card }: Reading,
  estado: AttemptState,
): Promise<readonly PaymentOutcome[]> {
  const isApproval = decision === 'approved';
  const said: PaymentOutcome = isApproval ? { kind: 'approved', charge, card } : { kind: 'rejected' };
  if (decision !== 'unclear' && !(isApproval ? ENDED : TAKEN).includes(estado)) return [said];
  const asked = outcomeOf(await gateway.status(reference));
  if (isApproval && asked?.kind === 'voided') return [{ kind: 'approved', charge, card, isVoid: true }];
  if (isApproval && asked?.kind === 'approved') return [asked, said];
  if (isApproval && asked) return [];
  if (asked) return [asked];
  return decision === 'unclear' ? [] : [said];
}

// Gateways send a notice for every step of a payment. While it can still be paid another job follows it
// (lost-notices.ts), so a notice that decides nothing does not need to be checked for hours.
const WAITS_SECONDS = 120;
// Nobody follows a payment that has ended. If the gateway still has no word on it after a weekend, it will have none.
const ENDED_WAITS_SECONDS = 3 * 24 * 3600;

/**
 * Judges a stored notice. One that decides nothing waits for the gateway's answer, for a limited time. Only a silent
 * gateway may take as long as it likes to tell about a payment that has ended, or that it has approved: the notice could
 * be of money that moved.
 * @returns the state of its attempt
 */
export const judgeNotice = (app: App, id: number): Promise<AttemptState | undefined> =>
  untilDecided(() => judgeAsKnown(app, id));

async function judgeAsKnown(app: App, id: number): Promise<AttemptState | undefined> {
  const { db, clock } = app;
  const [stored] = await db
    .select({
      reading: gatewayNotices.reading,
      createdAt: gatewayNotices.createdAt,
      estado: paymentAttempts.estado,
    })
    .from(gatewayNotices)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, gatewayNotices.attemptId))
    .where(eq(gatewayNotices.id, id));
  if (!stored) return undefined;
  const { estado, createdAt } = stored;
  const notice = stored.reading as unknown as Reading;
  const outcomes = await unlessSilent(outcomesOfNotice(app, notice, estado));
  const last = outcomes?.at(-1);
  if (outcomes && last) {
    let decidedAt: AttemptState | undefined = estado;
    for (const outcome of outcomes.slice(0, -1))
      decidedAt = await settlePayment(app, notice.reference, outcome, { source: 'consulta', decidedAt });
    return settlePayment(app, notice.reference, last, { source: 'aviso', noticeId: id, decidedAt });
  }
  const isFollowed = MAY_BE_PAID.includes(estado) && notice.decision !== 'approved';
  const waits = isFollowed ? WAITS_SECONDS : ENDED_WAITS_SECONDS;
  if ((isFollowed || outcomes) && clock().getTime() - createdAt.getTime() > waits * 1000)
    await db.update(gatewayNotices).set({ judgedAt: clock() }).where(eq(gatewayNotices.id, id));
  return estado;
}

/**
 * Judges stored notices one after another; one that cannot be judged does not hold up the others.
 * @returns the states of their attempts
 * @throws the error of the first that failed
 */
export const judgeNotices = (
  app: App,
  notices: readonly { readonly id: number }[],
): Promise<(AttemptState | undefined)[]> => eachApart(app, 'notice', notices, ({ id }) => judgeNotice(app, id));

/**
 * Judges the stored notices that were not judged because the backend ended, or the gateway did not answer. Throws as
 * `judgeNotices` does.
 */
export async function judgeWaitingNotices(app: App): Promise<void> {
  const waiting = await app.db
    .select({ id: gatewayNotices.id })
    .from(gatewayNotices)
    .where(isNull(gatewayNotices.judgedAt))
    // Notices that need a question to the gateway come last: if it does not answer, each of them takes long.
    .orderBy(sql`${gatewayNotices.reading} ->> 'decision' = 'unclear'`, asc(gatewayNotices.id));
  await judgeNotices(app, waiting);
}
