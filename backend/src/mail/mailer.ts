import type { Db } from '../db/database';
import type { MailAttachment } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  /** Headers beside the usual ones. */
  headers?: Readonly<Record<string, string>>;
  /** It holds what only its reader may have, such as a reset link: it is stored sealed. */
  secret?: boolean;
  /** Afterwards it is worth nothing to its reader: it is not sent any more, and mail programs know it too. */
  expiresAt?: Date;
}

export interface Mailer {
  /** Puts a mail in the outbox, in the transaction that causes it. Nothing is sent before the commit. */
  queue(db: Db, mail: Mail): Promise<void>;
  /** Sends the mails of the outbox. Call it after the commit (flushLater). Without SMTP_URL mails stay, for the mailbox page. */
  flush(): Promise<void>;
  /** What a stored text says, for the mailbox of the sandbox. */
  open(stored: string): string;
}
