import type { Db } from '../db/database';
import type { MailAttachment } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}

export interface Mailer {
  /** Puts a mail in the outbox, within the transaction that causes it; it leaves when that commits. */
  queue(db: Db, mail: Mail): Promise<void>;
  /** Sends what waits in the outbox, after the commit: by flushLater. Without SMTP_URL mails stay, for the mailbox page. */
  flush(): Promise<void>;
}
