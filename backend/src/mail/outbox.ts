import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { mails } from '../db/schema';
import type { Mailer } from './mailer';
import { createSealer, type Sealer } from './sealed-text';

const MAX_FAILURES = 10;
const BATCH = 20;
// What was sent, for whoever asks whether it was; and what nobody could be sent.
const KEPT_MS = 30 * 24 * 3600 * 1000;
// Shorter than the time that the database allows a transaction to be idle.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface OutboxOptions {
  db: Db;
  clock: () => Date;
  config: {
    readonly mailFrom: string;
    readonly smtpUrl: string | undefined;
    /** Seals mails that hold a secret. */
    readonly jwtSecret: string;
  };
  onSent?: ((outcome: 'sent' | 'failed', error?: unknown) => void) | undefined;
}

const queuedMail = prepared('queued_mail', (db) =>
  db.insert(mails).values({
    toAddress: sql.placeholder('to'),
    subject: sql.placeholder('subject'),
    text: sql.placeholder('text'),
    html: sql.placeholder('html'),
    attachments: sql.placeholder('attachments'),
    headers: sql.placeholder('headers'),
  }),
);

/** Mails wait in the table `mails`. With SMTP_URL they are also sent. Copies of the backend share the work by row locks. */
export function createMailer({ db, clock, config, onSent }: OutboxOptions): Mailer {
  const { mailFrom: from, smtpUrl, jwtSecret } = config;
  const sealer = createSealer(jwtSecret);
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }) : undefined;
  return {
    async queue(tx, { to, subject, text, html, attachments = [], headers = {}, secret = false }) {
      const stored = secret ? sealer.seal : (plain: string) => plain;
      const content = { text: stored(text), html: stored(html) };
      await queuedMail(tx, { to, subject, attachments, headers, ...content });
    },
    async flush() {
      if (!transport) return;
      while (await sendBatch({ db, clock, transport, from, sealer, onSent }));
    },
    open: sealer.open,
  };
}

/** @returns whether a full batch was sent, so that more may wait */
async function sendBatch({
  db,
  clock,
  transport,
  from,
  sealer,
  onSent,
}: Pick<OutboxOptions, 'db' | 'clock' | 'onSent'> & {
  from: string;
  transport: Transporter;
  sealer: Sealer;
}): Promise<boolean> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), lt(mails.failures, MAX_FAILURES)))
      .orderBy(asc(mails.failures), asc(mails.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    let failed = false;
    for (const mail of waiting) {
      try {
        await transport.sendMail({
          from,
          to: mail.toAddress,
          subject: mail.subject,
          text: sealer.open(mail.text),
          html: sealer.open(mail.html),
          headers: mail.headers,
          attachments: mail.attachments.map(({ base64, ...rest }) => ({
            ...rest,
            content: base64,
            encoding: 'base64',
          })),
        });
        // What it said is its reader's now: tickets, names, links.
        await tx
          .update(mails)
          .set({ sentAt: clock(), text: '', html: '', attachments: [] })
          .where(eq(mails.id, mail.id));
        onSent?.('sent');
      } catch (error) {
        failed = true;
        await tx
          .update(mails)
          .set({ failures: sql`${mails.failures} + 1` })
          .where(eq(mails.id, mail.id));
        onSent?.('failed', error);
      }
    }
    return waiting.length === BATCH && !failed;
  });
}

/** Deletes mails of more than a month ago, sent or not. */
export async function sweepMails({ db, clock }: Pick<OutboxOptions, 'db' | 'clock'>): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(clock().getTime() - KEPT_MS)));
}
