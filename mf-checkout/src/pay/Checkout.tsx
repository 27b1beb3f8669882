import { useMemo, useState } from 'react';
import { pricingOf, type PaymentLink } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Alert } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { isPayable, isTaken } from './card-choice';
import { PayScreen } from './PayScreen';
import { RedirectStage } from './RedirectStage';
import { UnpayableLink } from './UnpayableLink';

/**
 * The two screens of a payment. A reload does not keep the second one: the buyer starts again from the form, with its
 * data.
 */
type Stage = { readonly kind: 'form' } | { readonly kind: 'redirecting'; readonly gatewayToken: string };

export interface CheckoutProps {
  readonly token: string;
  readonly link: PaymentLink;
  /** How many raffles of the link cannot be shown. */
  readonly leftOut: number;
}

export function Checkout({ token, link, leftOut }: CheckoutProps) {
  const { deployment } = useHost();
  const pricing = useMemo(() => pricingOf(deployment), [deployment]);
  const [stage, setStage] = useState<Stage>({ kind: 'form' });

  if (stage.kind === 'redirecting') return <RedirectStage gatewayToken={stage.gatewayToken} />;
  const notice = leftOut > 0 && <Alert tone="warning">{payTexts.leftOut(leftOut)}</Alert>;
  if (isTaken(link)) return <UnpayableLink link={link} reason="taken" notice={notice} />;
  if (!isPayable(link, pricing)) return <UnpayableLink link={link} reason="unpriced" notice={notice} />;
  return (
    <PayScreen
      token={token}
      link={link}
      notice={notice}
      pricing={pricing}
      onStarted={(gatewayToken) => setStage({ kind: 'redirecting', gatewayToken })}
    />
  );
}
