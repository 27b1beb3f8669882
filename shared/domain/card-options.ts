import { CARD_BRANDS, INSTALMENTS, type CardBrand, type CardType, type Instalments } from '../contracts';
import { dividedBy, type Cents } from './money';
import type { Variant } from './variant';

export { CARD_BRANDS, INSTALMENTS };
export type { CardBrand, CardType, Instalments };

/** What the buyer chooses on the pay page. `type` is absent or '' where it is not asked (D4). */
export interface CardChoice {
  brand: CardBrand;
  type?: CardType | '' | undefined;
  instalments: Instalments;
}

/** Of the total, for options that carry a surcharge (specification 9). */
export const SURCHARGE_PERCENT = 5;

/** The options without surcharge, for the notice (specification 9). */
export const INSTALMENTS_WITHOUT_SURCHARGE: readonly string[] = [
  'OCA hasta 12 cuotas',
  'Visa crédito hasta 10 cuotas',
  'Visa débito',
  'MasterCard hasta 12 cuotas',
];

const VISA_CREDIT_WITHOUT_SURCHARGE = 10;

/** '03' → 3. */
export const instalmentCount = (instalments: Instalments): number => Number(instalments);

/** Only Visa credit in 11 or 12 instalments; Visa of a type not asked counts as credit (D2). */
export function carriesSurcharge(choice: Partial<CardChoice>): boolean {
  return (
    choice.brand === 'Visa' &&
    choice.type !== 'Debito' &&
    choice.instalments !== undefined &&
    instalmentCount(choice.instalments) > VISA_CREDIT_WITHOUT_SURCHARGE
  );
}

const ONE_INSTALMENT: readonly Instalments[] = ['01'];

/** The instalments to offer: in ccee debit is locked to one (specification 9, D5). */
export const instalmentsFor = ({
  variant,
  type,
}: {
  variant: Variant;
  type?: CardChoice['type'];
}): readonly Instalments[] => (variant === 'ccee' && type === 'Debito' ? ONE_INSTALMENT : INSTALMENTS);

/** '1 cuota', '12 cuotas'. */
export const instalmentsLabel = (instalments: Instalments): string =>
  instalments === '01' ? '1 cuota' : `${instalmentCount(instalments)} cuotas`;

/** What each instalment comes to, halves up; for showing only, the card issuer fixes the real one. */
export const instalmentValue = (total: Cents, instalments: Instalments): Cents =>
  dividedBy(total, instalmentCount(instalments));

/** Whether the chosen combination is one that the pay page offers; the server asks too. */
export const isOfferedChoice = (variant: Variant, choice: CardChoice): boolean =>
  instalmentsFor({ variant, type: choice.type }).includes(choice.instalments) &&
  (variant !== 'ccee' || Boolean(choice.type));
