import { Link, paths } from '@rifas/shared/routing';
import { SellingColumns } from '@rifas/shared/selling';
import { Button, ButtonLink, Page, Panel, QuietRow, Stepper } from '@rifas/shared/ui';
import { linksTexts } from '../../common/links-texts';
import { useHasLinksView } from '../../common/links.api';
import type { SharedLink } from '../../common/share/shared-link';
import { ShareLink } from '../../common/share/ShareLink';
import { LINK_TITLE, linkTexts } from '../../common/texts';
import { openAfresh } from '../open-afresh';
import { resetPaymentLink } from '../payment-link.store';

/** Step 3: the link, every way to share it, and a button for the next link. */
export function LinkReady({ link }: { link: SharedLink }) {
  const hasLinksView = useHasLinksView();
  const another = () => {
    resetPaymentLink();
    openAfresh(paths.paymentLink);
  };
  return (
    <Page title={linkTexts.readyTitle} focusTitle>
      <Stepper steps={linkTexts.steps} current={3} />
      <SellingColumns>
        <Panel aria-label={LINK_TITLE}>
          <ShareLink link={link} printable />
        </Panel>
        <QuietRow $justify="center" $gap="xs" data-no-print>
          <Button variant="quiet" onClick={another}>
            {linkTexts.another}
          </Button>
          {hasLinksView ? (
            <ButtonLink as={Link} to={paths.links()} $variant="quiet">
              {linksTexts.toView}
            </ButtonLink>
          ) : null}
        </QuietRow>
      </SellingColumns>
    </Page>
  );
}
