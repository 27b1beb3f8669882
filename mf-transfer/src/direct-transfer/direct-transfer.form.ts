import { isEmail, normalizeEmail, texts } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

export interface DirectTransferValues {
  /** Of the passenger who is to receive, as typed. */
  readonly email: string;
}

/** Empty and malformed read the same. */
export const directTransferSchema: FormSchema<DirectTransferValues> = (y) =>
  y.object({
    email: y.string().test('mail', texts.invalidTransferEmail, (typed) => isEmail(normalizeEmail(typed ?? ''))),
  });
