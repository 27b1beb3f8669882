import type { BuyerFields } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import {
  askedBuyerFields,
  isEmail,
  missingBuyerFields,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type BuyerField,
  type BuyerSettings,
} from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

export type BuyerValues = BuyerFields;

export const EMPTY_BUYER: BuyerValues = { Nombre: '', Apellido: '', Email: '', Celular: '', Departamento: '' };

const askedBy = ({ contado }: Settings): BuyerSettings => ({
  askName: contado.nombre,
  askEmail: contado.email,
  askPhone: contado.celular,
  askDepartment: contado.departamento,
});

/** The fields this deployment asks for, in order (specification 5, contado). */
export const askedFields = (settings: Settings): BuyerField[] => askedBuyerFields('cash', askedBy(settings));

/** Those of them that must not be empty: all but the department. */
export const requiredFields = (settings: Settings): BuyerField[] => requiredBuyerFields('cash', askedBy(settings));

// An empty email is told as a missing field only.
const emailOrEmpty = (typed: string | undefined): boolean => !typed?.trim() || isEmail(normalizeEmail(typed));

export const buyerSchema =
  (settings: Settings): FormSchema<BuyerValues> =>
  (y) => {
    const filled = () => y.string().trim().required(texts.completeAllBuyerFields);
    const rules = requiredFields(settings).map((field) => {
      const rule = field === 'Email' ? filled().test('email', texts.invalidEmail, emailOrEmpty) : filled();
      return [field, rule] as const;
    });
    return y.object(Object.fromEntries(rules));
  };

/** Whether the form would let these values pass: what step 3 needs. */
export const isBuyerReady = (values: BuyerValues, settings: Settings): boolean =>
  missingBuyerFields('cash', askedBy(settings), values).length === 0 &&
  (!askedFields(settings).includes('Email') || emailOrEmpty(values.Email));

/** What is sent: trimmed, and empty where the deployment does not ask. */
export function buyerToSend(values: BuyerValues, settings: Settings): BuyerFields {
  const asked = askedFields(settings);
  const sent = (field: BuyerField): string => (asked.includes(field) ? values[field].trim() : '');
  return {
    Nombre: sent('Nombre'),
    Apellido: sent('Apellido'),
    Email: normalizeEmail(sent('Email')),
    Celular: sent('Celular'),
    Departamento: sent('Departamento'),
  };
}
