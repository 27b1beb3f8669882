import { texts } from '@rifas/shared/domain';
import type { Failure } from '../common/failure';
import { errorTexts } from '../common/texts';

export interface FailureMessageProps {
  readonly failure: Failure | undefined;
  readonly contactMail: string;
}

/** The error page's texts, to the letter: docs/rules.md, "Error page". */
export function FailureMessage({ failure, contactMail }: FailureMessageProps) {
  const mail = <a href={`mailto:${contactMail}`}>{contactMail}</a>;
  if (failure === 'rejected') {
    return (
      <>
        <p>{texts.purchaseRejected}</p>
        <p>
          {errorTexts.doubts} {mail}.
        </p>
      </>
    );
  }
  if (failure !== undefined) return <p>{errorTexts.ofLink[failure]}</p>;
  return (
    <p>
      {texts.paymentError} {mail}
    </p>
  );
}
