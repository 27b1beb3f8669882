import { eq } from 'drizzle-orm';
import { passengers, users } from '../db/schema';
import type { App } from '../platform/app';
import { UnauthorizedError } from '../platform/errors';
import { verifyToken } from './session-tokens';

/** Who calls: a user and the passenger of that user. Every user is a seller. */
export interface Seller {
  readonly userId: number;
  readonly passengerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Id of the session token the call came with. */
  readonly jti: string;
}

/** The raw token; a scheme before it (`Bearer`) is allowed. */
const tokenOf = (header: string | undefined): string => (header ?? '').trim().split(/\s+/).at(-1) ?? '';

/** @throws UnauthorizedError */
export async function authenticate(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  header: string | undefined,
): Promise<Seller> {
  const { userId, jti } = await verifyToken(app, tokenOf(header));
  const [seller] = await app.db
    .select({
      userId: users.id,
      passengerId: passengers.id,
      email: users.email,
      firstName: passengers.nombres,
      lastName: passengers.apellidos,
    })
    .from(users)
    .innerJoin(passengers, eq(passengers.userId, users.id))
    .where(eq(users.id, userId));
  if (!seller) throw new UnauthorizedError();
  return { ...seller, jti };
}
