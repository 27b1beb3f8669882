import type { Yup } from '../../contracts';
import {
  askedBuyerFields,
  buyerSettings,
  fullName,
  isEmail,
  missingBuyerFields,
  NO_BUYER,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type Buyer,
  type BuyerField,
  type BuyerForm,
  type BuyerQuestions,
} from '../../domain';

// An empty email is told as a missing field only.
const isEmailOrEmpty = (typed: string | undefined): boolean => !typed?.trim() || isEmail(normalizeEmail(typed));

/**
 * The buyer as typed, without outer blanks, the email as the server compares it.
 * @example tidyBuyer({ ...NO_BUYER, firstName: ' Ana ', email: 'ANA@x.uy' }) // { …, firstName: 'Ana', email: 'ana@x.uy' }
 */
export const tidyBuyer = (values: Buyer): Buyer => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: normalizeEmail(values.email),
  phone: values.phone.trim(),
  department: values.department.trim(),
});

/**
 * What one form asks of its buyer in this deployment, and what follows from that: see docs/rules.md, "Buyer data".
 * @example y.object(buyerRules('cash', settings).schemaParts(y))
 */
export function buyerRules(form: BuyerForm, settings: BuyerQuestions) {
  const questions = buyerSettings(form, settings);
  const asked = askedBuyerFields(form, questions);
  const required = requiredBuyerFields(form, questions);
  // The pay page says 'contraseña' of an email: the customer wants it so.
  const badEmail = form === 'checkout' ? texts.invalidCheckoutEmail : texts.invalidEmail;

  const toSend = (values: Buyer): Buyer => {
    const tidy = tidyBuyer(values);
    return { ...NO_BUYER, ...Object.fromEntries(asked.map((field) => [field, tidy[field]])) };
  };
  return {
    /** The fields that are asked, in order. */
    asked,
    /** Those of them that must not be empty. */
    required,
    /** The parts of a form's schema, by field. A field that is not asked is not checked. */
    schemaParts: (y: Yup): Partial<Record<BuyerField, ReturnType<Yup['string']>>> =>
      Object.fromEntries(
        required.map((field) => {
          const filled = y.string().trim().required(texts.completeAllBuyerFields);
          return [field, field === 'email' ? filled.test('email', badEmail, isEmailOrEmpty) : filled];
        }),
      ),
    /** Whether the form lets these values pass. */
    isComplete: (values: Buyer): boolean =>
      missingBuyerFields(form, questions, values).length === 0 &&
      (!asked.includes('email') || isEmailOrEmpty(values.email)),
    /** What is sent: trimmed, and empty where the deployment does not ask. */
    toSend,
    /** The buyer as a summary shows it: what is sent, without what is empty. */
    lines: (values: Buyer) => {
      const sent = toSend(values);
      return [
        { label: 'Nombre', value: fullName(sent) },
        { label: 'Email', value: sent.email },
        { label: 'Celular', value: sent.phone },
        { label: 'Departamento', value: sent.department },
      ].filter(({ value }) => value !== '');
    },
  };
}
