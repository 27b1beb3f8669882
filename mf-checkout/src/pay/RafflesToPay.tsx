import type { ReactNode } from 'react';
import { unitCount } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { ChosenRaffles, useWords, type ChosenRafflesProps } from '@rifas/shared/selling';
import { Heading, Panel, Stack } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

interface RafflesToPayProps extends Required<Pick<ChosenRafflesProps, 'raffles' | 'priceOf'>> {
  /** The total, on the same sheet. */
  readonly children?: ReactNode;
}

/** The raffles being bought, with prices. If tickets are sold one by one, also the draws with their dates. */
export function RafflesToPay({ raffles, priceOf, children }: RafflesToPayProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  return (
    <Panel aria-labelledby="raffles-to-pay">
      <Stack $gap="s">
        <Heading id="raffles-to-pay">{payTexts.toPay(words.counted(unitCount(raffles.flat(), mode)))}</Heading>
        <ChosenRaffles raffles={raffles} priceOf={priceOf} />
        {children}
      </Stack>
    </Panel>
  );
}
