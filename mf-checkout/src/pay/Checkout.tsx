import { useEffect, useMemo, useState } from 'react';
import { pricingOf, type PaymentLink } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { isPayable } from './card-choice';
import { PayScreen } from './PayScreen';
import { RedirectStage } from './RedirectStage';
import { UnpricedLink } from './UnpricedLink';

/** The two screens of a payment. Not kept through a reload: the buyer then starts again from the form, with its data. */
type Stage = { readonly kind: 'form' } | { readonly kind: 'redirecting'; readonly gatewayToken: string };

const FORM: Stage = { kind: 'form' };

export function Checkout({ token, link }: { token: string; link: PaymentLink }) {
  const { deployment } = useHost();
  const pricing = useMemo(() => pricingOf(deployment), [deployment]);
  const [stage, setStage] = useState<Stage>(FORM);

  // Back from the gateway through the browser's cache: the form works again.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setStage(FORM);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  if (stage.kind === 'redirecting') return <RedirectStage gatewayToken={stage.gatewayToken} />;
  if (!isPayable(link, pricing)) return <UnpricedLink link={link} />;
  return (
    <PayScreen
      token={token}
      link={link}
      pricing={pricing}
      onStarted={(gatewayToken) => setStage({ kind: 'redirecting', gatewayToken })}
    />
  );
}
