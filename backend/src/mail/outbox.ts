import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../db/database';
import { isOneOf } from '../db/one-of';
import { prepared } from '../db/prepared';
import { mails, type MailAttachment } from '../db/schema';
import { createSealer, type Sealer } from './sealed-text';

// A mail server may be away for a weekend. The pauses grow: after five failures a mail is tried again 25 minutes after
// it was queued.
const MAX_FAILURES = 66;
const isDue = sql`(${mails.failures} = 0 or ${mails.createdAt} + ${mails.failures} * ${mails.failures} * interval '1 minute' <= now())`;
// A link that expired while the mail server was away is not sent.
const isOfUse = sql`coalesce((${mails.headers} ->> 'Expires')::timestamptz > now(), true)`;
// Sent mails are kept to prove that they were sent, and unsent ones to show that they were not.
const KEPT_MS = 30 * 24 * 3600 * 1000;
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  headers?: Readonly<Record<string, string>>;
  /** The mail holds a secret of its reader, such as a reset link: it is stored encrypted. */
  secret?: boolean;
  /** After this time the mail is useless: it is not sent any more, and mail programs get this time too. */
  expiresAt?: Date;
}

interface OutboxOptions {
  db: Db;
  clock: () => Date;
  config: {
    readonly mailFrom: string;
    readonly smtpUrl: string | undefined;
    /** Encrypts mails that hold a secret. */
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
export function createMailer({ db, clock, config, onSent }: OutboxOptions) {
  const { mailFrom: from, smtpUrl, jwtSecret } = config;
  const sealer = createSealer(jwtSecret);
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }, { from }) : undefined;
  // Mails are sent one after another, because each holds a connection to the database while the mail server works.
  let sending: Promise<void> | undefined;
  let hasMore = false;
  let isStopped = false;
  const sendAll = async (sender: Sender): Promise<void> => {
    try {
      while (hasMore) {
        hasMore = false;
        const tried: number[] = [];
        while (!isStopped) {
          const id = await sendNext(sender, tried);
          if (id === undefined) break;
          tried.push(id);
        }
      }
    } finally {
      sending = undefined;
    }
  };
  return {
    /** Puts a mail in the outbox, in the transaction that causes it. Nothing is sent before the commit. */
    async queue(tx: Db, mail: Mail): Promise<void> {
      const { to, subject, text, html, attachments = [], headers = {}, secret = false, expiresAt } = mail;
      const stored = secret ? sealer.seal : (plain: string) => plain;
      const content = { text: stored(text), html: stored(html) };
      const expires = expiresAt && { Expires: expiresAt.toUTCString() };
      await queuedMail(tx, { to, subject, attachments, headers: { ...headers, ...expires }, ...content });
    },
    /** Sends the mails of the outbox. Call it after the commit (flushLater). Without SMTP_URL mails stay, for the mailbox page. */
    async flush(): Promise<void> {
      if (!transport) return;
      hasMore = true;
      sending ??= sendAll({ db, clock, transport, from, sealer, onSent });
      await sending;
    },
    /**
     * Sends no mail after the present one. A process that ends would otherwise send all that wait, until it is killed in
     * the middle of one, and that mail is sent twice.
     */
    stop(): void {
      isStopped = true;
    },
    /** Decrypts a stored text, for the mailbox of the sandbox. */
    open: sealer.open,
  };
}
export type Mailer = ReturnType<typeof createMailer>;

/** Sends the queued mails. The answer does not wait for the mail server; a job retries failed mails (jobs/jobs.ts). */
export function flushLater({
  mailer,
  http,
}: {
  readonly mailer: Mailer;
  readonly http: Pick<FastifyInstance, 'log'>;
}): void {
  mailer.flush().catch((error: unknown) => http.log.error({ err: error }, 'mails not sent'));
}

interface Sender extends Pick<OutboxOptions, 'db' | 'clock' | 'onSent'> {
  readonly transport: Transporter;
  readonly from: string;
  readonly sealer: Sealer;
}

/**
 * Sends the mail with the fewest failures, in its own transaction, so that no error sends an earlier mail twice. If the
 * backend ends after the mail server accepted a mail, or the answer is lost, that mail is sent again with the same id,
 * so that mail programs show it once.
 * @returns its id, whether it was sent or not; undefined if no due mail is left untried
 */
async function sendNext(
  { db, clock, transport, from, sealer, onSent }: Sender,
  tried: readonly number[],
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    // The mail server may take longer than a transaction may be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(isNull(mails.sentAt), lt(mails.failures, MAX_FAILURES), isDue, isOfUse, not(isOneOf(mails.id, tried))))
      .orderBy(asc(mails.failures), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return undefined;
    try {
      await transport.sendMail({
        to: mail.toAddress,
        subject: mail.subject,
        messageId: `<${mail.id}.${mail.createdAt.getTime()}${/@[^>\s]+/.exec(from)?.[0] ?? '@rifas'}>`,
        text: sealer.open(mail.text),
        html: sealer.open(mail.html),
        headers: mail.headers,
        attachments: mail.attachments.map(({ base64, ...rest }) => ({ ...rest, content: base64, encoding: 'base64' })),
      });
    } catch (error) {
      await tx
        .update(mails)
        .set({ failures: sql`${mails.failures} + 1` })
        .where(eq(mails.id, mail.id));
      onSent?.('failed', error);
      return mail.id;
    }
    // The content, such as tickets, names and links, now belongs to its reader only.
    await tx.update(mails).set({ sentAt: clock(), text: '', html: '', attachments: [] }).where(eq(mails.id, mail.id));
    onSent?.('sent');
    return mail.id;
  });
}

/** Deletes mails of more than a month ago, sent or not. */
export async function sweepMails({ db, clock }: Pick<OutboxOptions, 'db' | 'clock'>): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(clock().getTime() - KEPT_MS)));
}
