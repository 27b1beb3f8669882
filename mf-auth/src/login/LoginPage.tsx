import { useLocation } from '@rifas/shared/routing';
import { Alert, Page, StubPanel, Text } from '@rifas/shared/ui';
import { loginTexts } from '../common/texts';
import { ForgotPasswordForm } from './modes/ForgotPasswordForm';
import { LinkSent } from './modes/LinkSent';
import { LoginForm } from './modes/LoginForm';
import { NewUserForm } from './modes/NewUserForm';
import { sessionEnded } from './return-address';
import { useLoginMode } from './use-login-mode';

/** The login screen in its four modes. */
export default function LoginPage() {
  const { mode } = useLoginMode();
  const ended = sessionEnded(useLocation().state);
  return (
    // A mode is a page to whoever listens: the title takes the focus again.
    <Page key={mode.kind} title={loginTexts.titles[mode.kind]} narrow focusTitle>
      {mode.kind === 'login' &&
        (ended ? <Alert tone="warning">{loginTexts.ended}</Alert> : <Text muted>{loginTexts.intro}</Text>)}
      <StubPanel>
        {mode.kind === 'login' && <LoginForm />}
        {mode.kind === 'newUser' && <NewUserForm email={mode.email} />}
        {mode.kind === 'forgot' && <ForgotPasswordForm />}
        {mode.kind === 'linkSent' && <LinkSent email={mode.email} />}
      </StubPanel>
    </Page>
  );
}
