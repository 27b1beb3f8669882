/** The person who buys. A field that is not asked or not known is ''. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly department: string;
}

export type BuyerField = keyof Buyer;

/** The longest text of each field, in characters. Forms, API and database use the same limits. */
export const BUYER_LIMITS: Readonly<Record<BuyerField, number>> = {
  firstName: 120,
  lastName: 120,
  email: 254,
  phone: 40,
  department: 60,
};

export const NO_BUYER: Buyer = { firstName: '', lastName: '', email: '', phone: '', department: '' };

/** The forms that ask for a buyer's data. Each has its own rules. */
export type BuyerForm = 'payment-link' | 'cash' | 'checkout';

/** A deployment's settings for one form. `askedBuyerFields` turns them into the form's fields. */
export interface BuyerSettings {
  readonly askName: boolean;
  readonly askPhone: boolean;
  /** Only the cash registration has this setting. The other forms always ask for the email. */
  readonly askEmail: boolean;
  readonly askDepartment: boolean;
}

/** The settings of a deployment about what buyers are asked. */
export interface BuyerQuestions {
  readonly preguntarNombreComprador: boolean;
  readonly preguntarCelularComprador: boolean;
  readonly preguntarDepartamentoComprador: boolean;
  readonly contado: {
    readonly nombre: boolean;
    readonly email: boolean;
    readonly celular: boolean;
    readonly departamento: boolean;
  };
}

/**
 * The settings of one form in this deployment. The cash registration has its own.
 * @example askedBuyerFields('checkout', buyerSettings('checkout', deployment.settings));
 */
export function buyerSettings(form: BuyerForm, settings: BuyerQuestions): BuyerSettings {
  const { contado } = settings;
  if (form === 'cash')
    return {
      askName: contado.nombre,
      askEmail: contado.email,
      askPhone: contado.celular,
      askDepartment: contado.departamento,
    };
  return {
    askName: settings.preguntarNombreComprador,
    askEmail: true,
    askPhone: settings.preguntarCelularComprador,
    askDepartment: settings.preguntarDepartamentoComprador,
  };
}

const ALL: readonly BuyerField[] = ['firstName', 'lastName', 'email', 'phone', 'department'];

/**
 * The fields that a form shows, in order. The pay page always asks for the name, whatever the settings are
 * (docs/rules.md, "Buyer data").
 * @example askedBuyerFields('cash', { askName: true, askEmail: false, askPhone: false, askDepartment: false }) // ['firstName', 'lastName']
 */
export function askedBuyerFields(form: BuyerForm, settings: BuyerSettings): BuyerField[] {
  const asksName = form === 'checkout' || settings.askName;
  const asked: Readonly<Record<BuyerField, boolean>> = {
    firstName: asksName,
    lastName: asksName,
    email: settings.askEmail,
    phone: settings.askPhone,
    department: settings.askDepartment,
  };
  return ALL.filter((field) => asked[field]);
}

/**
 * The fields that must not be empty: all that the form shows. The department is required only on the pay page.
 * @example requiredBuyerFields('cash', { askName: false, askEmail: true, askPhone: false, askDepartment: true }) // ['email']
 */
export const requiredBuyerFields = (form: BuyerForm, settings: BuyerSettings): BuyerField[] =>
  askedBuyerFields(form, settings).filter((field) => field !== 'department' || form === 'checkout');

/**
 * Whether anything can be seen in a typed text: blanks and invisible characters, such as the zero-width space, count as
 * nothing.
 * @example isFilled(' \u200b') // false
 */
export const isFilled = (typed: string | undefined): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(typed ?? '');

/**
 * The required fields that are not filled.
 * @example missingBuyerFields('cash', { askName: false, askEmail: true, askPhone: true, askDepartment: true }, { email: ' ' }) // ['email', 'phone']
 */
export const missingBuyerFields = (
  form: BuyerForm,
  settings: BuyerSettings,
  values: Readonly<Partial<Record<BuyerField, string | undefined>>>,
): BuyerField[] => requiredBuyerFields(form, settings).filter((field) => !isFilled(values[field]));
