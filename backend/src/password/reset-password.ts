import { resetPassword, verifyResetLink } from '@rifas/shared/contracts';
import { isStrongPassword, PASSWORD_HINT } from '@rifas/shared/domain';
import { guessesOf } from '../auth/login';
import { hashPassword } from '../auth/passwords';
import { flushLater } from '../mail/outbox';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { forget } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { storePassword } from './new-password';
import { queueChangedMail } from './reset-mail';
import { spendToken, userOfToken } from './reset-token';

const EXPIRED = 'El link expiró o ya fue usado.';
const CHANGED = 'Contraseña cambiada correctamente.';

export function registerResetPassword(app: App): void {
  const { db, clock, metrics } = app;

  publicRoute(app, verifyResetLink, async ({ body }) => {
    if (!(await userOfToken(db, body.token, clock()))) throw refusal(EXPIRED);
  });

  publicRoute(app, resetPassword, async ({ body }) => {
    const user = await userOfToken(db, body.token, clock());
    if (!user) throw refusal(EXPIRED);
    if (!isStrongPassword(body.password)) throw refusal(`${PASSWORD_HINT}.`);
    // Hashed before the transaction: hashing takes long, and no lock should wait for it.
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      if (!(await spendToken(tx, body.token, clock()))) throw refusal(EXPIRED);
      await storePassword(tx, user.id, passwordHash, clock());
      await queueChangedMail(app, tx, user);
      await audit(tx, { userId: user.id, action: 'usuario.clave-cambiada', entity: 'usuario', entityId: user.id });
      // A user who forgot the password has used up some guesses by now.
      await forget(tx, guessesOf(user.email));
    });
    flushLater(app);
    metrics.count('login', 'password reset');
    return CHANGED;
  });
}
