import { isEmail, normalizeEmail, texts } from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

export interface DirectTransferValues {
  /** Mail of the passenger who is to receive, as typed. */
  mailTransf: string;
}

/** Empty and malformed read the same (specification 5). */
export const directTransferSchema: FormSchema<DirectTransferValues> = (y) =>
  y.object({
    mailTransf: y.string().test('mail', texts.invalidTransferEmail, (typed) => isEmail(normalizeEmail(typed ?? ''))),
  });
