import { isStrongPassword, PASSWORD_HINT, texts } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

export interface ResetValues {
  readonly password: string;
  readonly repeated: string;
}

/** Specification 5, reset password. Its second check is part of `isStrongPassword`. */
export const resetSchema: FormSchema<ResetValues> = (y, values) =>
  y.object({
    password: y.string().required(texts.completeAllResetFields).test('strong', PASSWORD_HINT, isStrongPassword),
    repeated: y
      .string()
      .required(texts.completeAllResetFields)
      .test('same', texts.resetPasswordsDiffer, (repeated) => repeated === values.password),
  });
