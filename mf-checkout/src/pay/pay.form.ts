import type { PaymentLink, Yup } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import { askedBuyerFields, DEPARTMENTS, isEmail, normalizeEmail, texts, type BuyerField } from '@rifas/shared/domain';
import { asksCardType, type CheckoutScope } from './card-choice';

/** What the buyer types and chooses; the names are the specification's (section 3). */
export interface PayValues {
  name: string;
  lastName: string;
  email: string;
  phone: string;
  department: string;
  card: string;
  cardType: string;
  instalments: string;
}

/** The buyer fields this deployment asks for: names and email always, phone and department by settings. */
export const askedFields = (settings: Settings): readonly BuyerField[] =>
  askedBuyerFields('checkout', {
    askName: true,
    askEmail: true,
    askPhone: settings.preguntarCelularComprador,
    askDepartment: settings.preguntarDepartamentoComprador,
  });

const DEPARTMENT_NAMES: readonly string[] = DEPARTMENTS;

/** The form starts with what the seller knows of the buyer, and stays editable (D11). */
export function initialValues({ linkData }: PaymentLink): PayValues {
  const department = linkData.CompradorDepartamento ?? '';
  return {
    name: linkData.CompradorNombre ?? '',
    lastName: linkData.CompradorApellido ?? '',
    email: linkData.CompradorEmail ?? '',
    phone: linkData.CompradorCelular ?? '',
    department: DEPARTMENT_NAMES.includes(department) ? department : '',
    card: '',
    cardType: '',
    instalments: '',
  };
}

/** Section 5, "Online payment"; the message for a bad email is the specification's own oddity. */
export function paySchema(y: Yup, scope: CheckoutScope) {
  const asked = askedFields(scope.settings);
  const text = () => y.string().trim().default('');
  const required = () => text().required(texts.completeAllBuyerFields);
  const when = (isAsked: boolean) => (isAsked ? required() : text());
  return y.object({
    name: required(),
    lastName: required(),
    email: required().test('email', texts.invalidCheckoutEmail, (typed) => isEmail(normalizeEmail(typed))),
    phone: when(asked.includes('Celular')),
    department: when(asked.includes('Departamento')),
    card: required(),
    cardType: when(asksCardType(scope)),
    instalments: required(),
  });
}
