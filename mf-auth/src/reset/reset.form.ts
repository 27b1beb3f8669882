import { PASSWORD_HINT, texts } from '@rifas/shared/domain';
import { newPasswordSchema } from '../common/new-password.form';

export const resetSchema = newPasswordSchema({
  missing: texts.completeAllResetFields,
  weak: PASSWORD_HINT,
  different: texts.resetPasswordsDiffer,
});
