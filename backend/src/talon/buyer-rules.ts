import type { BuyerFields } from '@rifas/shared/contracts';
import {
  DEPARTMENTS,
  isEmail,
  missingBuyerFields,
  normalizeEmail,
  texts,
  UNKNOWN_DEPARTMENT,
  type BuyerForm,
  type BuyerSettings,
} from '@rifas/shared/domain';
import { BusinessError } from '../platform/errors';

const KNOWN_DEPARTMENTS: readonly string[] = ['', ...DEPARTMENTS, UNKNOWN_DEPARTMENT];

// A name has no line breaks: in a mail or on the organiser's terminal they would look like lines of the program.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const trimmed = (buyer: BuyerFields): BuyerFields => ({
  Nombre: oneLine(buyer.Nombre),
  Apellido: oneLine(buyer.Apellido),
  Email: normalizeEmail(buyer.Email),
  Celular: oneLine(buyer.Celular),
  Departamento: buyer.Departamento.trim(),
});

/**
 * Checks the rules of the form again, by the deployment's settings (docs/rules.md, "Buyer data").
 * @throws BusinessError with the form's own text
 */
export function acceptBuyer(form: BuyerForm, settings: BuyerSettings, given: BuyerFields): BuyerFields {
  const buyer = trimmed(given);
  if (missingBuyerFields(form, settings, buyer).length > 0)
    throw new BusinessError(null, { message: texts.completeAllBuyerFields });
  if (buyer.Email !== '' && !isEmail(buyer.Email)) throw new BusinessError(null, { message: texts.invalidEmail });
  if (!KNOWN_DEPARTMENTS.includes(buyer.Departamento))
    throw new BusinessError(null, { message: 'Departamento no válido.' });
  return buyer;
}
