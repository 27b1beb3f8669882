import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../db/database';
import { mails } from '../db/schema';
import type { Mailer } from './mailer';

const MAX_FAILURES = 10;
const BATCH = 20;
// Shorter than the time that the database allows a transaction to be idle.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface OutboxOptions {
  db: Db;
  clock: () => Date;
  from: string;
  smtpUrl: string | undefined;
  onSent?: (outcome: 'sent' | 'failed', error?: unknown) => void;
}

/** Mails wait in the table `mails`. With SMTP_URL they are also sent. Copies of the backend share the work by row locks. */
export function createMailer({ db, clock, from, smtpUrl, onSent }: OutboxOptions): Mailer {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }) : undefined;
  return {
    async queue(tx, { to, attachments = [], headers = {}, ...mail }) {
      await tx.insert(mails).values({ ...mail, attachments, headers: { ...headers }, toAddress: to });
    },
    async flush() {
      if (!transport) return;
      while (await sendBatch(db, clock, transport, from, onSent));
    },
  };
}

/** @returns whether a full batch was sent, so that more may wait */
async function sendBatch(
  db: Db,
  clock: () => Date,
  transport: Transporter,
  from: string,
  onSent: OutboxOptions['onSent'],
): Promise<boolean> {
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
          text: mail.text,
          html: mail.html,
          headers: mail.headers,
          attachments: mail.attachments.map(({ base64, ...rest }) => ({
            ...rest,
            content: base64,
            encoding: 'base64',
          })),
        });
        await tx.update(mails).set({ sentAt: clock() }).where(eq(mails.id, mail.id));
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
