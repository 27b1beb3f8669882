import { fullName } from '@rifas/shared/domain';
import { isolated, mailLink, phoneLink, plural } from '@rifas/shared/format';
import type { Db } from '../db/database';
import { sellerOf, type SellerOfSale } from '../eticket/paid-sale';
import { addNews } from '../news/news';
import { mailPage } from '../pages/mail-page';
import type { App } from '../platform/app';
import { groupBy } from '../platform/group-by';
import { numbersOf, type LockedRaffle } from './movable-raffles';

interface TransferMail {
  kind: 'requested' | 'sent' | 'received';
  to: SellerOfSale;
  other: SellerOfSale;
  numbers: readonly string[];
}

/** The texts of a mail about one raffle or several. */
function mailTexts(who: string, count: number) {
  const say = (one: string, many: string) => plural(count, one, many);
  return {
    requested: {
      subject: `te solicitaron ${say('una rifa', 'rifas')} de la bolsa`,
      sentence: `${who} te solicitó ${say('esta rifa', 'estas rifas')} que pusiste en la bolsa de transferencias:`,
      next: `Coordiná la entrega. La transferencia termina cuando quien ${say('la', 'las')} recibe lo confirma.`,
    },
    sent: {
      subject: `te están transfiriendo ${say('una rifa', 'rifas')}`,
      sentence: `${who} te está transfiriendo ${say('esta rifa', 'estas rifas')}:`,
      next: `Coordiná la entrega. Cuando ${say('la tengas, confirmá la recepción en la aplicación y va', 'las tengas, confirmá la recepción en la aplicación y van')} a quedar en tu cuenta.`,
    },
    received: {
      subject: `confirmaron la recepción de ${say('tu rifa', 'tus rifas')}`,
      sentence: `${who} confirmó que recibió ${say('esta rifa, que ya no está', 'estas rifas, que ya no están')} en tu cuenta:`,
      next: 'No tenés que hacer nada más.',
    },
  };
}

const NEWS = { requested: 'raffleRequested', sent: 'raffleSent', received: 'raffleReceived' } as const;

/**
 * Tells the other side about a step, in the transaction of the step: by a mail with the contacts of the seller who took
 * it, and in the news.
 */
export async function queueTransferMail(
  { config, mailer, clock }: Pick<App, 'config' | 'mailer' | 'clock'>,
  tx: Db,
  { kind, to, other, numbers }: TransferMail,
): Promise<void> {
  const { title } = config.deployment;
  const { subject, sentence, next } = mailTexts(isolated(fullName(other)), numbers.length)[kind];
  const { deployment, publicUrl } = config;
  await mailer.queue(tx, {
    to: to.email,
    subject: `${title}: ${subject}`,
    ...mailPage(deployment, `Hola, ${to.firstName}`, [
      { kind: 'text', text: sentence },
      { kind: 'raffles', numbers },
      {
        kind: 'rows',
        rows: [
          ['Mail', other.email, mailLink(other.email)],
          ...(other.phone ? [['Celular', other.phone, phoneLink(other.phone)] as const] : []),
        ],
      },
      { kind: 'text', text: next },
      { kind: 'link', label: 'Ver tus transferencias', address: `${publicUrl}/dashboard/rifas/transfer` },
    ]),
  });
  await addNews(tx, to.passengerId, NEWS[kind], { who: fullName(other), numbers }, clock());
}

/**
 * Tells each owner of these raffles once what this passenger did. In id order, because writing news locks the rows of
 * the sellers.
 */
export async function tellOwners(
  app: App,
  tx: Db,
  kind: 'requested' | 'received',
  passengerId: number,
  raffles: readonly LockedRaffle[],
): Promise<void> {
  const other = await sellerOf(tx, passengerId);
  const owners = [...groupBy(raffles, (raffle) => raffle.ownerId)].sort(([a], [b]) => a - b);
  for (const [ownerId, theirs] of owners)
    await queueTransferMail(app, tx, { kind, to: await sellerOf(tx, ownerId), other, numbers: numbersOf(theirs) });
}
