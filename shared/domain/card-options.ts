import { dividedBy, type Cents } from './money';
import type { CardType } from './ticket';

export const CARD_BRANDS = ['Visa', 'Oca', 'Master'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The number of instalments of a payment, '01' to '12', as the options name it. */
export const INSTALMENTS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type Instalments = (typeof INSTALMENTS)[number];

export const ONE_INSTALMENT: readonly Instalments[] = ['01'];

/** What the buyer chooses on the pay page. `type` is undefined if the page does not ask for it. */
export interface CardChoice {
  readonly brand: CardBrand;
  readonly type?: CardType | undefined;
  readonly instalments: Instalments;
}

/** In percent of the total, for options that carry a surcharge. */
export const SURCHARGE_PERCENT = 5;

/** The options without surcharge, for the notice. */
export const INSTALMENTS_WITHOUT_SURCHARGE: readonly string[] = [
  'OCA hasta 12 cuotas',
  'Visa crédito hasta 10 cuotas',
  'Visa débito',
  'MasterCard hasta 12 cuotas',
];

const VISA_CREDIT_WITHOUT_SURCHARGE = 10;

/**
 * The number of instalments: '03' → 3.
 * @example instalmentCount('03') // 3
 */
export const instalmentCount = (instalments: Instalments): number => Number(instalments);

/**
 * Whether an option has a surcharge: only Visa credit in 11 or 12 instalments. A Visa without a type counts as credit.
 * @example carriesSurcharge({ brand: 'Visa', instalments: '12' }) // true
 */
export function carriesSurcharge(choice: Partial<CardChoice>): boolean {
  return (
    choice.brand === 'Visa' &&
    choice.type !== 'debit' &&
    choice.instalments !== undefined &&
    instalmentCount(choice.instalments) > VISA_CREDIT_WITHOUT_SURCHARGE
  );
}

/**
 * The label of an option: '1 cuota', '12 cuotas'.
 * @example instalmentsLabel('12') // '12 cuotas'
 */
export const instalmentsLabel = (instalments: Instalments): string =>
  instalments === '01' ? '1 cuota' : `${instalmentCount(instalments)} cuotas`;

/**
 * The amount of each instalment, halves rounded up. Only for display: the card issuer sets the real amount.
 * @example instalmentValue(cents(1000), '03') // 333
 */
export const instalmentValue = (total: Cents, instalments: Instalments): Cents =>
  dividedBy(total, instalmentCount(instalments));
