import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { mails } from '../db/schema';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createMailer, sweepMails } from './outbox';

let database: TestDatabase;
let server: Server;
let received: string[];
let refuse = false;
/** The server takes mails and ends the connection without a reply. */
let forgets = false;
/** The server takes connections and says nothing. */
let silent = false;
const open = new Set<Socket>();

// The part of SMTP that one mail needs.
function answerTo(line: string): string {
  if (line.startsWith('EHLO')) return '250 test';
  if (line.startsWith('RCPT') && refuse) return '550 no';
  if (line.startsWith('DATA')) return '354 go on';
  return line.startsWith('QUIT') ? '221 bye' : '250 ok';
}

beforeAll(async () => {
  database = await createTestDatabase(2);
  server = createServer((socket) => {
    let inData = false;
    let rest = '';
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (silent) return;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inData) received[received.length - 1] += `${line}\n`;
        if (inData && line !== '.') continue;
        if (line.startsWith('DATA')) received.push('');
        if (inData && forgets) return socket.destroy();
        socket.write(`${answerTo(line)}\r\n`);
        inData = line.startsWith('DATA');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());
beforeEach(async () => {
  received = [];
  refuse = forgets = silent = false;
  await database.db.delete(mails);
});

const mailer = (smtp = true, onSent?: () => void) =>
  createMailer({
    db: database.db,
    onSent,
    clock: () => new Date(),
    config: {
      mailFrom: 'Rifas <r@example.com>',
      jwtSecret: 'un-secreto',
      smtpUrl: smtp ? `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true` : undefined,
    },
  });
const mail = {
  to: 'eva@example.com',
  subject: 'Hola',
  text: 'texto',
  html: '<p>texto</p>',
  attachments: [{ filename: 'e.png', contentType: 'image/png', cid: 'e', base64: 'AAAA' }],
};

test('a waiting mail is sent once, with its attachment', async () => {
  const outbox = mailer();
  await outbox.queue(database.db, mail);
  await Promise.all([outbox.flush(), mailer().flush()]);
  await outbox.flush();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Hola');
  expect(received[0]).toContain('Content-ID: <e>');
  const [sent] = await database.db.select().from(mails);
  expect(sent).toMatchObject({ toAddress: 'eva@example.com', text: '', html: '', attachments: [] });
  expect(sent?.sentAt).toBeInstanceOf(Date);
});

test('a mail without a reply of the mail server is sent again with the same id, and another mail has another id', async () => {
  forgets = true;
  const outbox = mailer();
  await outbox.queue(database.db, mail);
  await outbox.flush();
  forgets = false;
  await database.db.update(mails).set({ failures: 0 });
  await outbox.queue(database.db, mail);
  await outbox.flush();
  const ids = received.map((text) => /^Message-ID: (<\d+\.\d+@example\.com>)$/m.exec(text)?.[1]);
  expect(ids).toEqual([expect.any(String), ids[0], expect.any(String)]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a mail with a secret is encrypted while it waits, and arrives readable', async () => {
  const outbox = mailer();
  // Long enough not to occur in random bytes by chance.
  const address = 'https://x/reset/for-nobody-else';
  await outbox.queue(database.db, { ...mail, text: address, secret: true });
  const [stored] = await database.db.select().from(mails);
  expect(JSON.stringify(stored)).not.toContain('for-nobody-else');
  expect(outbox.open(stored?.text ?? '')).toBe(address);
  await outbox.flush();
  expect(received[0]).toContain(address);
});

test('a mail that has expired while the mail server was away is not sent, and delays no other mail', async () => {
  const outbox = mailer();
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await outbox.queue(database.db, { ...mail, subject: 'Vencido', expiresAt: inSeconds(-1) });
  await outbox.queue(database.db, { ...mail, subject: 'Sirve', headers: { 'X-Otro': '1' }, expiresAt: inSeconds(60) });
  await outbox.flush();
  expect(received).toEqual([expect.stringMatching(/Subject: Sirve/)]);
  expect(received[0]).toMatch(/X-Otro: 1/);
  expect(received[0]).toMatch(/Expires: \w{3}, .* GMT/);
});

test('mails older than a month are deleted', async () => {
  await mailer().queue(database.db, mail);
  const later = (days: number) => () => new Date(Date.now() + days * 24 * 3600 * 1000);
  await sweepMails({ db: database.db, clock: later(29) });
  expect(await database.db.$count(mails)).toBe(1);
  await sweepMails({ db: database.db, clock: later(31) });
  expect(await database.db.$count(mails)).toBe(0);
});

/** Makes each mail this many minutes old. */
const age = (minutes: number) =>
  database.db.update(mails).set({ createdAt: sql`now() - ${minutes} * interval '1 minute'` });
const failuresOf = async () => (await database.db.select().from(mails)).map(({ failures }) => failures);

test('a mail that fails stays in the outbox, and is sent when its next try is due', async () => {
  refuse = true;
  const outbox = mailer();
  await outbox.queue(database.db, mail);
  await outbox.flush();
  expect((await database.db.select().from(mails))[0]).toMatchObject({ sentAt: null, failures: 1 });
  refuse = false;
  await outbox.flush();
  expect(received).toEqual([]);
  await age(1);
  await outbox.flush();
  expect((await database.db.select().from(mails))[0]?.sentAt).toBeInstanceOf(Date);
});

test('a mail server that is away for hours loses no mail, and does not delay the mails that come later', async () => {
  refuse = true;
  const outbox = mailer();
  await outbox.queue(database.db, mail);
  // Each sale sends the waiting mails, so there are many tries in a minute.
  for (let minute = 0; minute <= 300; minute += 1) {
    await age(minute);
    await outbox.flush();
  }
  expect(await failuresOf()).toEqual([18]);
  refuse = false;
  await outbox.queue(database.db, { ...mail, to: 'lia@example.com' });
  await outbox.flush();
  expect(received).toHaveLength(1);
  await age(325);
  await outbox.flush();
  expect(received).toHaveLength(2);
});

test('each of several waiting mails is tried once, even if another one fails', async () => {
  refuse = true;
  const outbox = mailer();
  for (const to of ['eva@example.com', 'lia@example.com']) await outbox.queue(database.db, { ...mail, to });
  await age(60);
  await outbox.flush();
  expect(await failuresOf()).toEqual([1, 1]);
});

test('while the mail server is silent the database answers others, however many sales have mails', async () => {
  silent = true;
  const outbox = mailer();
  const flushes: Promise<void>[] = [];
  for (let sale = 0; sale < 3; sale += 1) {
    await outbox.queue(database.db, mail);
    flushes.push(outbox.flush());
    await pause(50);
  }
  // On a slow machine the connection takes longer.
  while (open.size === 0) await pause(10);
  expect(open.size).toBe(1);
  silent = false;
  for (const socket of open) socket.destroy();
  await Promise.all(flushes);
  expect(received).toHaveLength(2);
  expect(await failuresOf()).toEqual(expect.arrayContaining([1, 0, 0]));
});

test('a mail of a transaction that fails is never sent', async () => {
  const outbox = mailer();
  await expect(
    database.db.transaction(async (tx) => {
      await outbox.queue(tx, mail);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await outbox.flush();
  expect(received).toEqual([]);
});

test('without SMTP_URL mails stay in the mailbox', async () => {
  await mailer(false).queue(database.db, mail);
  await mailer(false).flush();
  expect(await database.db.select().from(mails)).toMatchObject([{ sentAt: null, failures: 0 }]);
});

test('a backend that ends sends the present mail to its end, and leaves the others to the next one', async () => {
  const outbox = mailer(true, () => outbox.stop());
  for (const to of ['eva@example.com', 'lia@example.com']) await outbox.queue(database.db, { ...mail, to });
  await outbox.flush();
  await outbox.flush();
  expect(received).toHaveLength(1);
  await mailer().flush();
  expect(received).toHaveLength(2);
});
