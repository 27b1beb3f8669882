import { texts } from '@rifas/shared/domain';
import { ContactMail } from '@rifas/shared/selling';
import type { Failure } from '../common/failure';
import { errorTexts } from '../common/texts';

/** The texts of the error page, exactly as fixed: docs/rules.md, "Error page". */
export function FailureMessage({ failure }: { readonly failure: Failure | undefined }) {
  if (failure === 'rejected') {
    return (
      <>
        <p>{texts.purchaseRejected}</p>
        <p>
          {errorTexts.doubts} <ContactMail />.
        </p>
      </>
    );
  }
  if (failure !== undefined) return <p>{errorTexts.ofLink[failure]}</p>;
  return (
    <p>
      {texts.paymentError} <ContactMail />
    </p>
  );
}
