import { styled } from 'styled-components';
import { INSTALMENTS_WITHOUT_SURCHARGE } from '@rifas/shared/domain';
import { Alert, tokens } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

const Options = styled.ul`
  padding-inline-start: ${tokens.space.m};
  list-style: disc;
`;

/** Shown where the seller does not absorb the surcharge: docs/rules.md, "Surcharge". */
export function SurchargeNotice() {
  return (
    <Alert tone="info" live={false} title={payTexts.surcharge}>
      <p>{payTexts.withoutSurcharge}</p>
      <Options>
        {INSTALMENTS_WITHOUT_SURCHARGE.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </Options>
    </Alert>
  );
}
