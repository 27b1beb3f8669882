import type { Yup } from '../../contracts';
import {
  askedBuyerFields,
  buyerSettings,
  fullName,
  isEmail,
  isFilled,
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

/**
 * The buyer as typed, without outer blanks. The email has the form in which the server compares it.
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
 * The fields that one form asks of the buyer in this deployment, and the rules that follow: see
 * docs/rules.md, "Buyer data".
 * @example y.object(buyerRules('cash', settings).schemaParts(y))
 */
export function buyerRules(form: BuyerForm, settings: BuyerQuestions) {
  const questions = buyerSettings(form, settings);
  const asked = askedBuyerFields(form, questions);
  const required = requiredBuyerFields(form, questions);
  // The pay page calls an email 'contraseña' in this text: the customer wants it so.
  const badEmail = form === 'checkout' ? texts.invalidCheckoutEmail : texts.invalidEmail;

  const toSend = (values: Buyer): Buyer => {
    const tidy = tidyBuyer(values);
    return { ...NO_BUYER, ...Object.fromEntries(asked.map((field) => [field, tidy[field]])) };
  };
  return {
    /** The fields that the form shows, in order. */
    asked,
    /** The fields that must not be empty. */
    required,
    /** The parts of a form's schema, by field. A field that the form does not show is not checked. */
    schemaParts: (y: Yup): Partial<Record<BuyerField, ReturnType<Yup['string']>>> =>
      Object.fromEntries(
        required.map((field) => {
          const filled = y.string().test('filled', texts.completeAllBuyerFields, isFilled);
          // An empty email is reported only as a missing field.
          const isValid = (typed = ''): boolean => !isFilled(typed) || isEmail(normalizeEmail(typed));
          return [field, field === 'email' ? filled.test('email', badEmail, isValid) : filled];
        }),
      ),
    /** Whether these values pass the form's rules. */
    isComplete: (values: Buyer): boolean =>
      missingBuyerFields(form, questions, values).length === 0 &&
      (!asked.includes('email') || isEmail(normalizeEmail(values.email))),
    /** The values to send: trimmed, and '' for fields that the form does not show. */
    toSend,
    /** The buyer's lines in a summary: what is sent, without empty fields. */
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
