import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { PAYMENT_PAGE_PATH } from '@rifas/shared/contracts';
import type { AttemptRow } from '../checkout/payment-attempt';
import { paymentAttempts, sales } from '../db/schema';
import type { App } from '../platform/app';
import { fieldsOf } from '../platform/request-body';
import { attemptPage, lateCallbackPage, unknownAttemptPage } from './gateway-pages';
import { postButton, sandboxPage } from './sandbox-page';
import { sendCallback } from './send-callback';

const GATEWAY_PATH = '/sandbox/gateway';
/** The page itself also stands where a site looks for it whose deployment names no gateway. */
const PAGE_PATHS = [GATEWAY_PATH, `/${PAYMENT_PAGE_PATH}`];
const DECIDE_PATH = `${GATEWAY_PATH}/decide`;

/** Takes the place of the card gateway: it shows the payment, sends the signed notice and sends the buyer back. It keeps no state. */
export function registerGatewaySandbox(app: App): void {
  const { http, config, db } = app;

  const attemptOf = async (token: unknown): Promise<AttemptRow | undefined> => {
    const [attempt] = await db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.token, typeof token === 'string' ? token : ''));
    return attempt;
  };
  const unknown = (reply: FastifyReply): FastifyReply =>
    sandboxPage(reply.code(404), 'Pasarela de prueba', unknownAttemptPage());

  for (const path of PAGE_PATHS)
    http.post(path, async (request, reply) => {
      const attempt = await attemptOf(fieldsOf(request)['token']);
      if (!attempt) return unknown(reply);
      return sandboxPage(
        reply,
        'Pasarela de prueba',
        attemptPage(attempt, config.deployment.settings.simboloMoneda, DECIDE_PATH),
      );
    });

  http.post(DECIDE_PATH, async (request, reply) => {
    const { token, decision } = fieldsOf(request);
    const attempt = await attemptOf(token);
    if (!attempt) return unknown(reply);
    const back = (path: string): FastifyReply => reply.redirect(path, 303);
    const approve = (): Promise<number> => sendCallback(app, attempt, true);
    switch (decision) {
      case 'aprobar':
        await approve();
        return back('/success');
      case 'aprobar-dos-veces':
        await Promise.all([approve(), approve()]);
        return back('/success');
      case 'aviso-tardio':
        return sandboxPage(
          reply,
          'Pago aprobado, aviso pendiente',
          lateCallbackPage(
            postButton(DECIDE_PATH, 'Enviar el aviso ahora', { token: attempt.token, decision: 'aprobar' }, true),
          ),
        );
      case 'firma-incorrecta':
        await sendCallback(app, attempt, true, 'otro secreto');
        return back('/success');
      case 'rechazar':
        await sendCallback(app, attempt, false);
        return back('/error#type=5');
      default: {
        const [sale] = await db.select().from(sales).where(eq(sales.id, attempt.saleId));
        return back(`/pago/${sale?.token ?? ''}`);
      }
    }
  });
}
