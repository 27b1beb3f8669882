import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { montevideoTime } from '@rifas/shared/domain';
import { formatDateTime } from '@rifas/shared/format';
import { mails } from '../db/schema';
import type { App } from '../platform/app';
import { breakableHtml, escapeHtml } from '../platform/html';
import { definitionList, sandboxPage } from './sandbox-page';

const MAILBOX_PATH = '/sandbox/mailbox';
const MAX_MAILS = 200;

type MailRow = typeof mails.$inferSelect;

/** The address whose mails are requested; if there are several, the last. */
const addresseeOf = (request: FastifyRequest): string | undefined =>
  [(request.query as { readonly para?: string | readonly string[] }).para ?? []].flat().at(-1);
const idOf = (request: FastifyRequest): number => Number((request.params as { id: string }).id);

const timeOf = (mail: MailRow): string => formatDateTime(montevideoTime(mail.createdAt));

const row = (mail: MailRow): string =>
  `<tr><td>${escapeHtml(timeOf(mail))}</td><td>${breakableHtml(mail.toAddress)}</td><td><a href="${MAILBOX_PATH}/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`;

/** Pictures are attachments with a `cid:` address. A browser needs them inside the page. */
const withPictures = (mail: MailRow): string =>
  mail.attachments.reduce(
    (html, { cid, contentType, base64 }) =>
      cid ? html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`) : html,
    mail.html,
  );

/** Every mail of the system, for people who try it and for end-to-end tests (`.json?para=`). */
export function registerMailbox({ http, db, mailer }: App): void {
  const opened = (mail: MailRow): MailRow => ({
    ...mail,
    text: mailer.open(mail.text),
    html: mailer.open(mail.html),
  });
  const list = async (to: string | undefined): Promise<MailRow[]> => {
    const rows = await db
      .select()
      .from(mails)
      .where(to ? eq(mails.toAddress, to.trim().toLowerCase()) : undefined)
      .orderBy(desc(mails.id))
      .limit(MAX_MAILS);
    return rows.map(opened);
  };
  const find = async (id: number): Promise<MailRow | undefined> =>
    Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
      ? (await db.select().from(mails).where(eq(mails.id, id))).map(opened)[0]
      : undefined;

  http.get(`${MAILBOX_PATH}.json`, async (request) => ({
    status: 'success',
    data: await list(addresseeOf(request)),
  }));

  http.get(MAILBOX_PATH, async (request, reply) => {
    const rows = await list(addresseeOf(request));
    const table = `<table><thead><tr><th scope="col">Fecha</th><th scope="col">Para</th><th scope="col">Asunto</th></tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;
    return sandboxPage(reply, 'Casilla de correo de prueba', rows.length > 0 ? table : '<p>Todavía no hay mails.</p>');
  });

  http.get(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const mail = await find(idOf(request));
    if (!mail) return sandboxPage(reply.code(404), 'Mail', '<p>No existe.</p>');
    const head = definitionList([
      ['Fecha', timeOf(mail)],
      ['Para', mail.toAddress],
    ]);
    const body = `${head}<h2>Mail</h2><iframe title="Contenido del mail" src="${MAILBOX_PATH}/${mail.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe><h2>Como texto</h2><pre>${escapeHtml(mail.text)}</pre><p><a href="${MAILBOX_PATH}">Volver a la casilla</a></p>`;
    return sandboxPage(reply, mail.subject, body);
  });

  http.get(`${MAILBOX_PATH}/:id/html`, async (request, reply) => {
    const mail = await find(idOf(request));
    return (
      reply
        .code(mail ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
        )
        // The page above shows it in a frame. Both edges keep a header that is already set.
        .header('x-frame-options', 'SAMEORIGIN')
        .send(
          // Links of a mail open in the whole tab, not inside the frame.
          mail ? withPictures(mail).replace('<head>', '<head><base target="_top">') : '',
        )
    );
  });
}
