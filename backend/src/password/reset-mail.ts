import type { Db } from '../db/database';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { RESET_SECONDS } from './reset-token';

type Context = Pick<App, 'config' | 'mailer'>;

/** The link, and what to do if the reader did not ask for it. */
export async function queueResetMail(
  { config, mailer }: Context,
  tx: Db,
  { email }: { email: string },
  token: string,
): Promise<void> {
  const link = `${config.publicUrl}/reset/${token}`;
  const asked = 'Pediste cambiar tu contraseña. Entrá en este link y elegí una nueva:';
  const rules = `El link sirve una sola vez y vence en ${RESET_SECONDS / 60} minutos. Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.`;
  await mailer.queue(tx, {
    secret: true,
    to: email,
    subject: `${config.deployment.title}: cambiá tu contraseña`,
    text: [asked, link, rules].join('\n\n'),
    html: `<p>${asked}</p>
<p><a href="${escapeHtml(link)}">Cambiar mi contraseña</a></p>
<p>${escapeHtml(link)}</p>
<p>${rules}</p>`,
  });
}

/** Tells the owner of the account, who may not be the person who changed the password. */
export async function queueChangedMail(
  { config, mailer }: Context,
  tx: Db,
  { email }: { email: string },
): Promise<void> {
  const { title, links } = config.deployment;
  const says = `Tu contraseña se cambió y cerramos tus sesiones abiertas. Si no fuiste vos, escribinos ya a ${links.contactMail}.`;
  await mailer.queue(tx, {
    to: email,
    subject: `${title}: tu contraseña se cambió`,
    text: says,
    html: `<p>${escapeHtml(says)}</p>`,
  });
}
