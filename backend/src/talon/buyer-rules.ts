import {
  DEPARTMENTS,
  isEmail,
  missingBuyerFields,
  normalizeEmail,
  texts,
  UNKNOWN_DEPARTMENT,
  type Buyer,
  type BuyerForm,
  type BuyerSettings,
} from '@rifas/shared/domain';
import { refusalWithoutData } from '../platform/errors';

const KNOWN_DEPARTMENTS: readonly string[] = ['', ...DEPARTMENTS];

/** Only the cash registration offers "No lo sé" (docs/rules.md, "Departments"). */
const isOffered = (form: BuyerForm, department: string): boolean =>
  KNOWN_DEPARTMENTS.includes(department) || (form === 'cash' && department === UNKNOWN_DEPARTMENT);

/** A text without line breaks: in a mail or on the organiser's terminal they could pass for lines of the program. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const trimmed = (buyer: Buyer): Buyer => ({
  firstName: oneLine(buyer.firstName),
  lastName: oneLine(buyer.lastName),
  email: normalizeEmail(buyer.email),
  phone: oneLine(buyer.phone),
  department: buyer.department.trim(),
});

/**
 * Checks the rules of the form again, by the deployment's settings (docs/rules.md, "Buyer data").
 * @throws BusinessError with the form's own text
 */
export function acceptBuyer(form: BuyerForm, settings: BuyerSettings, given: Buyer): Buyer {
  const buyer = trimmed(given);
  if (missingBuyerFields(form, settings, buyer).length > 0) throw refusalWithoutData(texts.completeAllBuyerFields);
  if (buyer.email !== '' && !isEmail(buyer.email)) throw refusalWithoutData(texts.invalidEmail);
  if (!isOffered(form, buyer.department)) throw refusalWithoutData('Departamento no válido.');
  return buyer;
}
