import type { BuyerFields } from '../contracts';

export type BuyerField = keyof BuyerFields;

/** Where a buyer's data is asked; each form has its own rules (specification 5). */
export type BuyerForm = 'payment-link' | 'cash' | 'checkout';

/** The deployment's settings; the pay page reads only phone and department, the payment link never asks about email. */
export interface BuyerSettings {
  askName: boolean;
  askPhone: boolean;
  askEmail: boolean;
  askDepartment: boolean;
}

const ALL: readonly BuyerField[] = ['Nombre', 'Apellido', 'Email', 'Celular', 'Departamento'];

/** The fields a form shows, in order. Only the cash registration can do without email, only the pay page always asks the name. */
export function askedBuyerFields(form: BuyerForm, settings: BuyerSettings): BuyerField[] {
  const asksName = form === 'checkout' || settings.askName;
  const asked: Readonly<Record<BuyerField, boolean>> = {
    Nombre: asksName,
    Apellido: asksName,
    Email: form !== 'cash' || settings.askEmail,
    Celular: settings.askPhone,
    Departamento: settings.askDepartment,
  };
  return ALL.filter((field) => asked[field]);
}

/** The fields that must not be empty: all that are asked, but the department only on the pay page (specification 5). */
export const requiredBuyerFields = (form: BuyerForm, settings: BuyerSettings): BuyerField[] =>
  askedBuyerFields(form, settings).filter((field) => field !== 'Departamento' || form === 'checkout');

/** The required fields that are empty, or hold only blanks. */
export const missingBuyerFields = (
  form: BuyerForm,
  settings: BuyerSettings,
  values: Readonly<Partial<Record<BuyerField, string | undefined>>>,
): BuyerField[] => requiredBuyerFields(form, settings).filter((field) => !values[field]?.trim());
