import { useEffect, useState } from 'react';
import type { PaymentLink } from '@rifas/shared/contracts';
import { PayScreen } from './PayScreen';
import { RedirectStage } from './RedirectStage';

/** The two screens of a payment. Not kept through a reload: the buyer then starts again from the form, with its data. */
type Stage = { readonly kind: 'form' } | { readonly kind: 'redirecting'; readonly gatewayToken: string };

const FORM: Stage = { kind: 'form' };

export function Checkout({ token, link }: { token: string; link: PaymentLink }) {
  const [stage, setStage] = useState<Stage>(FORM);

  // Back from the gateway through the browser's cache: the form works again (D32).
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStage(FORM);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  if (stage.kind === 'redirecting') return <RedirectStage gatewayToken={stage.gatewayToken} />;
  return (
    <PayScreen
      token={token}
      link={link}
      onStarted={(gatewayToken) => setStage({ kind: 'redirecting', gatewayToken })}
    />
  );
}
