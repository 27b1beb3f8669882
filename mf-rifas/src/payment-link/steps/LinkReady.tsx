import { paths } from '@rifas/shared/routing';
import { Button, Page, Panel, Stepper } from '@rifas/shared/ui';
import type { SharedLink } from '../../common/share/shared-link';
import { ShareLink } from '../../common/share/ShareLink';
import { LINK_TITLE } from '../../common/texts';
import { openAfresh } from '../open-afresh';
import { resetPaymentLink } from '../payment-link.store';
import { STEPS } from '../wizard-step';

/** Step 3: the link, every way to hand it over, and the way to the next one. */
export function LinkReady({ link }: { link: SharedLink }) {
  const another = () => {
    resetPaymentLink();
    openAfresh(paths.paymentLink);
  };
  return (
    <Page title="TU LINK DE PAGO ESTÁ PRONTO" focusTitle narrow>
      <Stepper steps={STEPS} current={3} />
      <Panel aria-label={LINK_TITLE}>
        <ShareLink link={link} printable />
      </Panel>
      <Button variant="quiet" onClick={another}>
        GENERAR OTRO LINK
      </Button>
    </Page>
  );
}
