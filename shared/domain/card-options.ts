import { dividedBy, type Cents } from './money';
import type { CardType } from './ticket';

export const CARD_BRANDS = ['Visa', 'Oca', 'Master'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** How many parts a payment is charged in, '01' to '12', as the options are named. */
export const INSTALMENTS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type Instalments = (typeof INSTALMENTS)[number];

export const ONE_INSTALMENT: readonly Instalments[] = ['01'];

/** What the buyer chooses on the pay page. `type` is undefined where it is not asked. */
export interface CardChoice {
  readonly brand: CardBrand;
  readonly type?: CardType | undefined;
  readonly instalments: Instalments;
}

/** Of the total, for options that carry a surcharge. */
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
 * '03' → 3.
 * @example instalmentCount('03') // 3
 */
export const instalmentCount = (instalments: Instalments): number => Number(instalments);

/**
 * Only Visa credit in 11 or 12 instalments; Visa of a type not asked counts as credit.
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
 * '1 cuota', '12 cuotas'.
 * @example instalmentsLabel('12') // '12 cuotas'
 */
export const instalmentsLabel = (instalments: Instalments): string =>
  instalments === '01' ? '1 cuota' : `${instalmentCount(instalments)} cuotas`;

/**
 * What each instalment comes to, halves up; for showing only, the card issuer fixes the real one.
 * @example instalmentValue(cents(1000), '03') // 333
 */
export const instalmentValue = (total: Cents, instalments: Instalments): Cents =>
  dividedBy(total, instalmentCount(instalments));
