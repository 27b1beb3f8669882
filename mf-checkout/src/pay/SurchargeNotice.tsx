import { styled } from 'styled-components';
import { INSTALMENTS_WITHOUT_SURCHARGE, SURCHARGE_PERCENT } from '@rifas/shared/domain';
import { Alert, tokens } from '@rifas/shared/ui';

const Options = styled.ul`
  padding-inline-start: ${tokens.space.m};
  list-style: disc;
`;

/** Shown where the seller does not absorb the surcharge: docs/rules.md, "Surcharge". */
export function SurchargeNotice() {
  return (
    <Alert tone="info" live={false} title={`Algunas opciones de pago tienen un recargo de ${SURCHARGE_PERCENT} %`}>
      <p>Sin recargo:</p>
      <Options>
        {INSTALMENTS_WITHOUT_SURCHARGE.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </Options>
    </Alert>
  );
}
