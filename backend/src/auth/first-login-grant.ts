import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { firstLoginGrants } from '../db/schema';
import { storedHash } from '../db/stored-hash';
import type { App } from '../platform/app';
import type { HiddenCookies } from '../platform/cookies';

export const GRANT_SECONDS = 15 * 60;
const COOKIE = 'RIFAS-PRIMER-INGRESO';

/**
 * After a login with the provisional password, this device may set the first password for 15 minutes: it gets a cookie
 * with a nonce that can be used once (docs/rules.md, "First login"). A later login replaces the grant.
 */
export async function grantFirstLogin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: number,
  cookies: HiddenCookies,
): Promise<void> {
  const nonce = randomBytes(32).toString('base64url');
  const grant = { nonceHash: storedHash(nonce), expiresAt: new Date(clock().getTime() + GRANT_SECONDS * 1000) };
  await db
    .insert(firstLoginGrants)
    .values({ userId, ...grant })
    .onConflictDoUpdate({ target: firstLoginGrants.userId, set: grant });
  cookies.set(COOKIE, nonce, GRANT_SECONDS);
}

const valid = (userId: number, cookies: HiddenCookies, now: Date) =>
  and(
    eq(firstLoginGrants.userId, userId),
    eq(firstLoginGrants.nonceHash, storedHash(cookies.get(COOKIE) ?? '')),
    gt(firstLoginGrants.expiresAt, now),
  );

export const hasGrant = async (db: Db, userId: number, cookies: HiddenCookies, now: Date): Promise<boolean> =>
  (await db.$count(firstLoginGrants, valid(userId, cookies, now))) > 0;

/**
 * Deletes the grant and the cookie.
 * @returns whether the grant existed: of two simultaneous calls only one gets true
 */
export async function spendGrant(db: Db, userId: number, cookies: HiddenCookies, now: Date): Promise<boolean> {
  const spent = await db
    .delete(firstLoginGrants)
    .where(valid(userId, cookies, now))
    .returning();
  cookies.set(COOKIE, '', 0);
  return spent.length > 0;
}
