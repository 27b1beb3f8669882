import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from '../db/database';
import { sessionTokens, users } from '../db/schema';
import type { App } from '../platform/app';
import type { Config } from '../platform/config';
import { UnauthorizedError } from '../platform/errors';

type SessionRow = typeof sessionTokens.$inferSelect;

type Context = Pick<App, 'db' | 'clock'> & { readonly config: Pick<Config, 'jwtSecret'> };

export const SESSION_SECONDS = 7 * 24 * 3600;
/** How long a replaced token works after the first use of the new one: two tabs must not log each other out. */
export const OVERLAP_SECONDS = 60;

const keys = new Map<string, KeyObject>();
/** Cached, because a key given as bytes is imported again for each token. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}
const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Why a token is issued: the password was right, or an earlier token was. Tests have no reason. */
interface Reason {
  readonly passwordHash?: string;
  readonly replaces?: string;
}

/**
 * A new token, remembered by its id so that it can be replaced and revoked. A transaction that changes the password
 * holds the user's row until it has ended all sessions: this one waits for it, and then finds its reason gone.
 * @throws UnauthorizedError if the reason is gone
 */
export async function issueToken(
  { db, config, clock }: Context,
  userId: number,
  { passwordHash, replaces }: Reason = {},
): Promise<string> {
  const now = clock();
  const expiresAt = secondsAfter(now, SESSION_SECONDS);
  const jti = randomUUID();
  const { rowCount } = await db.execute(sql`
    insert into ${sessionTokens} (jti, user_id, replaces, expires_at)
    select ${jti}::uuid, owner.id, ${replaces ?? null}::uuid, ${expiresAt.toISOString()}::timestamptz from ${users} owner
      ${replaces ? sql`join ${sessionTokens} earlier on earlier.jti = ${replaces}` : sql``}
    where owner.id = ${userId} ${passwordHash ? sql`and owner.password_hash = ${passwordHash}` : sql``}
    for share`);
  if (rowCount === 0) throw new UnauthorizedError();
  await dropOld(db, { jti, userId, replaces: replaces ?? null }, now);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keyOf(config.jwtSecret));
}

// The successors of one token that may still be on their way, when the token is validated several times.
const UNUSED_SUCCESSORS = 5;
// The most tokens of one seller, on all devices and browsers; the one that was issued longest ago is dropped first.
const SESSIONS = 50;

/**
 * Deletes tokens that no longer count: replaced tokens of this user, all but the newest unused successors of one token,
 * and the oldest beyond the limit. So a page that validates all day keeps a handful of rows.
 */
async function dropOld(
  db: Db,
  { jti, userId, replaces }: { jti: string; userId: number; replaces: string | null },
  now: Date,
): Promise<void> {
  const over = secondsAfter(now, -OVERLAP_SECONDS).toISOString();
  const own = sql`select jti from ${sessionTokens} where user_id = ${userId} and jti <> ${jti}`;
  // Two validations of one user must not wait for each other.
  const unlocked = sql`for update skip locked`;
  await db.execute(sql`
    delete from ${sessionTokens} where jti in (${own} and superseded_at <= ${over}::timestamptz ${unlocked})
      or jti in (${own} and replaces = ${replaces}::uuid and first_used_at is null
                 order by created_at desc, jti offset ${UNUSED_SUCCESSORS - 1} ${unlocked})
      or jti in (${own} order by created_at desc, jti offset ${SESSIONS - 1} ${unlocked})`);
}

interface Said {
  readonly jti: string;
  readonly userId: number;
  /** In seconds. */
  readonly expires: number;
}

// Takes a few megabytes. A caller whose entry was dropped waits a little longer.
const MAX_KNOWN = 10_000;
/**
 * A cache of verified tokens by secret. A page uses one token for all its calls, and a signature is verified in another
 * thread, which takes longer than the query of the session. Each call still checks that the session exists.
 */
const known = new Map<string, Map<string, Said>>();

async function saidBy({ config, clock }: Omit<Context, 'db'>, token: string): Promise<Said | undefined> {
  const tokens = known.get(config.jwtSecret) ?? new Map<string, Said>();
  known.set(config.jwtSecret, tokens);
  const before = tokens.get(token);
  if (before) return before;
  const payload = await jwtVerify(token, keyOf(config.jwtSecret), { algorithms: ['HS256'], currentDate: clock() }).then(
    (result) => result.payload,
    () => undefined,
  );
  if (!payload?.jti || payload.exp === undefined) return undefined;
  const said = { jti: payload.jti, userId: Number(payload.sub), expires: payload.exp };
  tokens.set(token, said);
  const [oldest] = tokens.keys();
  if (tokens.size > MAX_KNOWN && oldest !== undefined) tokens.delete(oldest);
  return said;
}

/**
 * Reads a token: the session that it was issued for, and its user.
 * @throws UnauthorizedError for a token that is forged or expired
 */
export async function readToken(
  context: Omit<Context, 'db'>,
  token: string,
): Promise<{ readonly jti: string; readonly userId: number }> {
  const said = await saidBy(context, token);
  if (!said || said.expires * 1000 <= context.clock().getTime()) throw new UnauthorizedError();
  return said;
}

/**
 * Whether a session's token is still valid: it has not expired, and its successor, if any, was first used a moment ago.
 */
export const isCurrent = (
  { expiresAt, supersededAt }: Pick<SessionRow, 'expiresAt' | 'supersededAt'>,
  now: Date,
): boolean => expiresAt > now && (supersededAt === null || supersededAt > secondsAfter(now, -OVERLAP_SECONDS));

/** The first call with a token ends the one that it replaced. */
export async function markFirstUse(db: Db, { jti, replaces, firstUsedAt }: SessionRow, now: Date): Promise<void> {
  if (firstUsedAt) return;
  // First, so that the earlier token ends even if the backend is killed in between.
  if (replaces)
    await db
      .update(sessionTokens)
      .set({ supersededAt: now })
      .where(and(eq(sessionTokens.jti, replaces), isNull(sessionTokens.supersededAt)));
  await db.update(sessionTokens).set({ firstUsedAt: now }).where(eq(sessionTokens.jti, jti));
}

/** Ends every session of a user: the password has changed. */
export async function revokeSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessionTokens).where(eq(sessionTokens.userId, userId));
}

export async function sweepSessions({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, clock()));
}
