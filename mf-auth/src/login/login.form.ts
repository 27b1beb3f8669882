import type { Credentials } from '@rifas/shared/contracts';
import { isEmail, normalizeEmail, PASSWORD_MAX_LENGTH, texts } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';
import { newPasswordSchema } from '../common/new-password.form';
import { passwordTexts } from '../common/texts';

/** Key of the draft that carries the typed email between modes and through a reload. */
export const EMAIL_DRAFT = { key: 'login', keepOnSuccess: true } as const;

/** The email's format is not checked here: anybody whom the server knows may log in. */
export const loginSchema: FormSchema<Credentials> = (y) =>
  y.object({
    email: y.string().trim().required(texts.completeAllFields),
    password: y.string().required(texts.completeAllFields).max(PASSWORD_MAX_LENGTH, passwordTexts.tooLong),
  });

export type ForgotValues = Pick<Credentials, 'email'>;

/** A missing and an invalid email have the same text: docs/rules.md, "Email format". */
export const forgotSchema: FormSchema<ForgotValues> = (y) =>
  y.object({
    email: y.string().test('email', texts.enterYourEmail, (email) => isEmail(normalizeEmail(email ?? ''))),
  });

export const firstPasswordSchema = newPasswordSchema({
  missing: texts.completeAllFields,
  weak: texts.wrongPassword,
  different: texts.passwordsDiffer,
});
