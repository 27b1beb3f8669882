import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { passengers, users } from '../db/schema';
import type { App } from '../platform/app';
import { groupBy } from '../platform/group-by';
import { escapeHtml } from '../platform/html';
import type { LockedRaffle } from './movable-raffles';

interface Person {
  nombres: string;
  apellidos: string;
  email: string;
  celular: string;
}

export async function personOf(db: Db, passengerId: number): Promise<Person> {
  const [person] = await db
    .select({
      nombres: passengers.nombres,
      apellidos: passengers.apellidos,
      email: users.email,
      celular: passengers.celular,
    })
    .from(passengers)
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(eq(passengers.id, passengerId));
  if (!person) throw new Error(`no passenger ${passengerId}`);
  return person;
}

/** Raffle numbers by owner: each owner gets one mail. */
export const byOwner = (raffles: readonly LockedRaffle[]): [number, string[]][] =>
  [...groupBy(raffles, (raffle) => raffle.ownerId)].map(([ownerId, theirs]) => [
    ownerId,
    theirs.map(({ numero }) => numero),
  ]);

interface TransferMail {
  kind: 'requested' | 'sent' | 'received';
  to: Person;
  other: Person;
  numeros: readonly string[];
}

const MAIL_TEXTS: Readonly<
  Record<TransferMail['kind'], { subject: string; sentenceOf: (who: string) => string; next: string }>
> = {
  requested: {
    subject: 'te solicitaron rifas de la bolsa',
    sentenceOf: (who) => `${who} te solicitó estas rifas que pusiste en la bolsa de transferencias:`,
    next: 'Coordiná la entrega. La transferencia termina cuando quien las recibe lo confirma.',
  },
  sent: {
    subject: 'te transfirieron rifas',
    sentenceOf: (who) => `${who} te está transfiriendo estas rifas:`,
    next: 'Coordiná la entrega. Cuando las tengas, confirmá la recepción en la aplicación y van a quedar en tu cuenta.',
  },
  received: {
    subject: 'confirmaron la recepción de tus rifas',
    sentenceOf: (who) => `${who} confirmó que recibió estas rifas, que ya no están en tu cuenta:`,
    next: 'No tenés que hacer nada más.',
  },
};

/** Tells the other side of a step, with the contacts of who took it, in the transaction of the step. */
export async function queueTransferMail(
  { config, mailer }: Pick<App, 'config' | 'mailer'>,
  tx: Db,
  { kind, to, other, numeros }: TransferMail,
): Promise<void> {
  const { title } = config.deployment;
  const { subject, sentenceOf, next } = MAIL_TEXTS[kind];
  const sentence = sentenceOf(`${other.nombres} ${other.apellidos}`.trim());
  const contacts = [`Mail: ${other.email}`, ...(other.celular ? [`Celular: ${other.celular}`] : [])];
  const address = `${config.publicUrl}/dashboard/rifas/transfer`;
  const list = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  const raffles = numeros.map((numero) => `Rifa ${numero}`);
  await mailer.queue(tx, {
    to: to.email,
    subject: `${title}: ${subject}`,
    text: [`Hola ${to.nombres}:`, sentence, ...raffles.map((line) => `- ${line}`), ...contacts, next, address].join(
      '\n',
    ),
    html: `<p>Hola ${escapeHtml(to.nombres)}:</p>
<p>${escapeHtml(sentence)}</p>
${list(raffles)}
${list(contacts)}
<p>${escapeHtml(next)}</p>
<p><a href="${escapeHtml(address)}">Ver tus transferencias</a></p>`,
  });
}
