import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { passengers } from '../db/schema';
import { plainPage } from '../pages/plain-page';
import type { App } from '../platform/app';
import { chooseSaleMails } from './news';

const path = (code: string): string => `talon/mails/baja/${code}`;

/** Where a seller stops the mails of sales. */
export const unsubscribeAddress = (publicUrl: string, code: string): string => `${publicUrl}/${path(code)}`;

/** The headers by which a mail program offers to stop such mails by one click (RFC 8058). */
export const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Turns the mails of sales off without a session. Opening the address changes nothing, because mail scanners open every
 * address; the POST of the button, or of the mail program, does.
 */
export function registerUnsubscribe(app: App): void {
  const { http, db } = app;
  const { deployment } = app.config;
  interface Route {
    Params: { code: string };
  }
  const unknown = (reply: FastifyReply): FastifyReply =>
    plainPage(reply, {
      deployment,
      status: 404,
      title: 'No encontramos ese aviso',
      body: '<p>El link del mail no es válido.</p>',
    });

  http.get<Route>(`/${path(':code')}`, async (request, reply) => {
    const [found] = await db.select().from(passengers).where(eq(passengers.unsubscribeCode, request.params.code));
    if (!found) return unknown(reply);
    return plainPage(reply, {
      deployment,
      title: 'Avisos de venta',
      body:
        '<p>¿Querés dejar de recibir un mail por cada venta con tarjeta? Las vas a seguir viendo en la aplicación.</p>' +
        '<form method="post"><button>Dejar de recibirlos</button></form>',
    });
  });

  http.post<Route>(`/${path(':code')}`, async (request, reply) => {
    const isFound = await chooseSaleMails(db, eq(passengers.unsubscribeCode, request.params.code), false);
    if (!isFound) return unknown(reply);
    return plainPage(reply, {
      deployment,
      title: 'Listo',
      body: '<p>No te vamos a mandar más un mail por cada venta con tarjeta. Podés volver a activarlos en la aplicación.</p>',
    });
  });
}
