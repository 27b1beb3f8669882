import type { Settings } from '@rifas/shared/deployment';
import {
  askedBuyerFields,
  isEmail,
  normalizeEmail,
  requiredBuyerFields,
  texts,
  type BuyerField,
  type BuyerSettings,
} from '@rifas/shared/domain';
import type { FormSchema } from '@rifas/shared/forms';

/** What the buyer form holds; `asumoRecargo` is the choice of D3. */
export interface BuyerValues {
  readonly Nombre: string;
  readonly Apellido: string;
  readonly Email: string;
  readonly Celular: string;
  readonly Departamento: string;
  readonly asumoRecargo: boolean;
}

export const EMPTY_BUYER: BuyerValues = {
  Nombre: '',
  Apellido: '',
  Email: '',
  Celular: '',
  Departamento: '',
  asumoRecargo: false,
};

const askedBy = (settings: Settings): BuyerSettings => ({
  askName: settings.preguntarNombreComprador,
  askPhone: settings.preguntarCelularComprador,
  askDepartment: settings.preguntarDepartamentoComprador,
  askEmail: true,
});

/** The fields this deployment asks for, in order. */
export const askedFields = (settings: Settings): BuyerField[] => askedBuyerFields('payment-link', askedBy(settings));

/** Those of them that must not be empty (specification 5). */
export const requiredFields = (settings: Settings): BuyerField[] =>
  requiredBuyerFields('payment-link', askedBy(settings));

export const buyerSchema =
  (settings: Settings): FormSchema<BuyerValues> =>
  (y) => {
    const filled = () => y.string().trim().required(texts.completeAllBuyerFields);
    const fields = requiredFields(settings).map((field) => [field, filled()] as const);
    // An empty email is told as a missing field only.
    const email = filled().test('email', texts.invalidEmail, (typed) => !typed || isEmail(normalizeEmail(typed)));
    return y.object({ ...Object.fromEntries(fields), Email: email });
  };
