import { eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { passengers, sessionTokens, users } from '../db/schema';
import type { App } from '../platform/app';
import { UnauthorizedError } from '../platform/errors';
import { isCurrent, markFirstUse, readToken } from './session-tokens';

/** The raw token; a scheme before it (`Bearer`) is allowed. */
const tokenOf = (header: string | undefined): string => (header ?? '').trim().split(/\s+/).at(-1) ?? '';

/** A session with its seller. One statement, because every call of a seller waits for it. */
const sellerOfSession = prepared('seller_of_session', (db) =>
  db
    .select({
      session: sessionTokens,
      seller: {
        userId: users.id,
        passengerId: passengers.id,
        email: users.email,
        firstName: passengers.nombres,
        lastName: passengers.apellidos,
      },
    })
    .from(sessionTokens)
    .innerJoin(users, eq(users.id, sessionTokens.userId))
    .innerJoin(passengers, eq(passengers.userId, users.id))
    .where(eq(sessionTokens.jti, sql.placeholder('jti'))),
);

/** @throws UnauthorizedError for a token that is forged, expired, replaced or revoked */
export async function authenticate(app: Pick<App, 'db' | 'config' | 'clock'>, header: string | undefined) {
  const { jti, userId } = await readToken(app, tokenOf(header));
  const [found] = await sellerOfSession(app.db, { jti });
  const now = app.clock();
  if (found?.seller.userId !== userId || !isCurrent(found.session, now)) throw new UnauthorizedError();
  await markFirstUse(app.db, found.session, now);
  return { ...found.seller, jti };
}

/** The caller: a user and the passenger of that user, with the id of the session token. Every user is a seller. */
export type Seller = Readonly<Awaited<ReturnType<typeof authenticate>>>;
