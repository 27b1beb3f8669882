import { isStrongPassword, PASSWORD_MAX_LENGTH } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';
import { passwordTexts } from './texts';

export interface NewPasswordValues {
  readonly password: string;
  /** The same password, typed again. */
  readonly repeated: string;
}

export const NO_PASSWORD: NewPasswordValues = { password: '', repeated: '' };

interface PasswordTexts {
  readonly missing: string;
  readonly weak: string;
  readonly different: string;
}

/**
 * A password typed twice. First login and reset have the same rules and different texts: docs/rules.md, "Password rule".
 */
export const newPasswordSchema =
  ({ missing, weak, different }: PasswordTexts): FormSchema<NewPasswordValues> =>
  (y, values) =>
    y.object({
      password: y
        .string()
        .required(missing)
        .max(PASSWORD_MAX_LENGTH, passwordTexts.tooLong)
        .test('strong', weak, isStrongPassword),
      repeated: y
        .string()
        .required(missing)
        .test('same', different, (repeated) => repeated === values.password),
    });
