import type { ReactNode } from 'react';
import { texts } from '@rifas/shared/domain';
import { paths, useNavigate, useParams } from '@rifas/shared/routing';
import { Alert, Button, Countdown, Page, Spinner, StubPanel } from '@rifas/shared/ui';
import { resetTexts } from '../common/texts';
import { ResetForm } from './ResetForm';
import { useReset } from './use-reset';

interface Props {
  readonly tone: 'success' | 'error';
  readonly seconds: number;
  /** The message, with the seconds that are left. */
  readonly children: (remaining: number) => ReactNode;
}

/** A result that leads to the login by itself, unless the visitor holds the countdown. */
function ToLogin({ tone, seconds, children }: Props) {
  const navigate = useNavigate();
  return (
    <Alert tone={tone}>
      <Countdown seconds={seconds} onDone={() => void navigate(paths.login, { replace: true })}>
        {children}
      </Countdown>
    </Alert>
  );
}

/** Seconds until the login: docs/rules.md, "Countdowns". */
const EXPIRED = 5;
const DONE = 10;
const FAILED = 3;

function Reset({ token }: { token: string }) {
  const { stage, checkAgain, change } = useReset(token);
  const isResult = stage.kind === 'expired' || stage.kind === 'done' || stage.kind === 'failed';
  return (
    // The form disappears with its focus, so the result's title takes it.
    <Page key={isResult ? 'result' : 'form'} title={resetTexts.title} narrow focusTitle>
      {/* Until the link has been checked, the form of the first paint stays, with the text typed into it. */}
      {stage.kind === 'verifying' && (
        <div aria-busy="true">
          <Spinner label={resetTexts.verifying} />
        </div>
      )}
      {stage.kind === 'unverified' && (
        <div data-form-stays="">
          <Alert tone="error" action={<Button onClick={checkAgain}>{resetTexts.retry}</Button>}>
            {stage.message}
          </Alert>
        </div>
      )}
      {stage.kind === 'form' && (
        <StubPanel>
          <ResetForm onChange={change} />
        </StubPanel>
      )}
      {stage.kind === 'expired' && (
        <ToLogin tone="error" seconds={EXPIRED}>
          {texts.resetLinkExpired}
        </ToLogin>
      )}
      {stage.kind === 'done' && (
        <ToLogin tone="success" seconds={DONE}>
          {texts.resetDone}
        </ToLogin>
      )}
      {stage.kind === 'failed' && (
        <ToLogin tone="error" seconds={FAILED}>
          {(remaining) => (
            <>
              <p>{stage.message}</p>
              <p>{texts.resetAgain(remaining)}</p>
            </>
          )}
        </ToLogin>
      )}
    </Page>
  );
}

/** The page that the link of a reset mail opens. */
export default function ResetPage() {
  const { token = '' } = useParams();
  return <Reset key={token} token={token} />;
}
