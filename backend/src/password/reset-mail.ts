import type { Db } from '../db/database';
import { mailPage } from '../pages/mail-page';
import type { App } from '../platform/app';
import { RESET_SECONDS, resetExpiry } from './reset-token';

type Context = Pick<App, 'config' | 'mailer' | 'clock'>;

/** The link, and what to do if the reader did not ask for it. */
export async function queueResetMail(
  { config, mailer, clock }: Context,
  tx: Db,
  { email }: { email: string },
  token: string,
): Promise<void> {
  const link = `${config.publicUrl}/reset/${token}`;
  const asked = 'Pediste cambiar tu contraseña. Entrá y elegí una nueva:';
  const rules = `El link sirve una sola vez y vence en ${RESET_SECONDS / 60} minutos. Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.`;
  await mailer.queue(tx, {
    secret: true,
    expiresAt: resetExpiry(clock()),
    to: email,
    subject: `${config.deployment.title}: cambiá tu contraseña`,
    ...mailPage(config.deployment, 'Cambiá tu contraseña', [
      { kind: 'text', text: asked },
      { kind: 'link', label: 'Cambiar mi contraseña', address: link },
      { kind: 'address', address: link },
      { kind: 'text', text: rules },
    ]),
  });
}

/** Tells the owner of the account, who may not be the person who changed the password. */
export async function queueChangedMail(
  { config, mailer }: Context,
  tx: Db,
  { email }: { email: string },
): Promise<void> {
  const { title, links } = config.deployment;
  const says = `Cerramos tus sesiones abiertas. Si no fuiste vos, escribinos ya a ${links.contactMail}.`;
  await mailer.queue(tx, {
    to: email,
    subject: `${title}: tu contraseña se cambió`,
    ...mailPage(config.deployment, 'Tu contraseña se cambió', [{ kind: 'text', text: says }]),
  });
}
