import { styled } from 'styled-components';
import { INSTALMENTS_WITHOUT_SURCHARGE, type CardChoice, type Charge } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { Alert, tokens } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

const Options = styled.ul`
  padding-inline-start: ${tokens.space.m};
  list-style: disc;
`;

/** Whether a choice carries the surcharge, or may still do so: docs/rules.md, "Surcharge". */
const mayCarrySurcharge = ({ brand, type }: Partial<CardChoice>): boolean =>
  (brand === undefined || brand === 'Visa') && type !== 'debit';

export interface SurchargeNoticeProps {
  readonly absorbed: boolean;
  readonly choice: Partial<CardChoice>;
  readonly charge: Charge | undefined;
}

/** Which cards cost more. Shown while the current choice is one of them or may become one. */
export function SurchargeNotice({ absorbed, choice, charge }: SurchargeNoticeProps) {
  const money = useMoney();
  if (absorbed || !mayCarrySurcharge(choice)) return null;
  const surcharge = charge?.surcharge ?? 0;
  return (
    <Alert tone={surcharge > 0 ? 'warning' : 'info'} live={false} title={payTexts.surcharge}>
      {charge && surcharge > 0 && <p>{payTexts.surchargeOfChoice(money(charge.surcharge))}</p>}
      <p>{payTexts.withoutSurcharge}</p>
      <Options>
        {INSTALMENTS_WITHOUT_SURCHARGE.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </Options>
    </Alert>
  );
}
