import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, detail, instant } from './columns';
import { users } from './users';

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** Referred to in the HTML as `cid:<cid>`. */
  cid?: string;
  base64: string;
}

/** Outbox and, without SMTP_URL, the mailbox of the sandbox. Written in the transaction that causes the mail. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** Headers beside the usual ones, such as List-Unsubscribe. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('mails_to').on(table.toAddress),
    index('mails_waiting')
      .on(table.failures, table.id)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Fixed windows, one row per key ('login:account:ana@example.com'). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/** Captcha solutions already spent: each counts once. */
export const captchaSolutions = pgTable('captcha_solutions', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Who changed what; append only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial('id').primaryKey(),
    createdAt: createdAt(),
    userId: integer('user_id').references(() => users.id),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    detail: detail(),
  },
  (table) => [index('audit_log_entity').on(table.entity, table.entityId)],
);

/**
 * Images sent to upload-image; the file's name is its id. Stored in the database, because all copies of the backend
 * serve them.
 */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  userId: integer('user_id').references(() => users.id),
  folder: text('folder').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  content: bytes('content').notNull(),
  createdAt: createdAt(),
});

/** Facts about this database, such as 'demo' once the demo data is in. */
export const facts = pgTable('facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
