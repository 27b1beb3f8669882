import { texts } from '@rifas/shared/domain';
import { LINK_TEXTS, type Failure } from '../common/failure';

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
        <p>Si la duda persiste, escribinos a {mail}.</p>
      </>
    );
  }
  if (failure !== undefined) return <p>{LINK_TEXTS[failure]}</p>;
  return (
    <p>
      {texts.paymentError} {mail}
    </p>
  );
}
