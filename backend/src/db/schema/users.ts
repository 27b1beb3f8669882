import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, rowOf } from './columns';

/**
 * The accounts that can log in. `mustSetPassword`: the password is the organiser's provisional one (login answers
 * newUser).
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    mustSetPassword: boolean('must_set_password').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [check('users_email_lower', sql`${table.email} = lower(btrim(${table.email}))`)],
);

/**
 * One row per issued token. Validate replaces a token. The old one stops working a moment after its successor is first
 * used, so that a lost answer never logs a seller out.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    jti: uuid('jti').primaryKey(),
    userId: rowOf('user_id', () => users.id, { onDelete: 'cascade' }),
    replaces: uuid('replaces'),
    firstUsedAt: instant('first_used_at'),
    supersededAt: instant('superseded_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('session_tokens_user').on(table.userId)],
);

/** Reset links; the token itself is never stored, only its SHA-256. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: rowOf('user_id', () => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('reset_tokens_user').on(table.userId)],
);

/**
 * After a login with the provisional password the user may set the first password, on the device that holds the nonce. The call that sets it
 * carries no old password: without this row, knowing the mail of a new user would be enough (docs/rules.md, "First login").
 */
export const firstLoginGrants = pgTable('first_login_grants', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the nonce in that device's cookie. */
  nonceHash: text('nonce_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
