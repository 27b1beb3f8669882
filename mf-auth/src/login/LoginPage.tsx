import { useLocation } from '@rifas/shared/routing';
import { Alert, breakAfterAt, Page, Stack, StubPanel, Text } from '@rifas/shared/ui';
import { BACK, forgotTexts, loginTexts, newUserTexts } from '../common/texts';
import type { LoginMode } from './login-mode';
import { ForgotPasswordForm } from './modes/ForgotPasswordForm';
import { LoginForm } from './modes/LoginForm';
import { ModeLink } from './modes/ModeLink';
import { NewUserForm } from './modes/NewUserForm';
import { sessionEnded } from './return-address';
import { useLoginMode } from './use-login-mode';

/** The text is the same for known and unknown emails, so that it does not reveal who sells. */
function LinkSent({ email }: { email: string }) {
  return (
    <Stack>
      <Alert tone="success">
        {forgotTexts.sent[0]} <strong>{breakAfterAt(email)}</strong> {forgotTexts.sent[1]}
      </Alert>
      <ModeLink to="login">{BACK}</ModeLink>
    </Stack>
  );
}

/** Explains a mode, above its form. */
function Intro({ mode }: { mode: LoginMode }) {
  const ended = sessionEnded(useLocation().state);
  switch (mode.kind) {
    case 'login':
      return ended ? <Alert tone="warning">{loginTexts.ended}</Alert> : <Text muted>{loginTexts.intro}</Text>;
    case 'newUser':
      return (
        <Text muted>
          {newUserTexts.intro[0]} <strong>{breakAfterAt(mode.email)}</strong>
          {newUserTexts.intro[1]}
        </Text>
      );
    case 'forgot':
      return <Text muted>{forgotTexts.intro}</Text>;
    case 'linkSent':
      return null;
  }
}

/** The login screen in its four modes. */
export default function LoginPage() {
  const { mode } = useLoginMode();
  return (
    // For screen reader users a mode is a new page: the title takes the focus again.
    <Page key={mode.kind} title={loginTexts.titles[mode.kind]} narrow focusTitle>
      <Intro mode={mode} />
      {mode.kind === 'linkSent' ? (
        <LinkSent email={mode.email} />
      ) : (
        <StubPanel>
          {mode.kind === 'login' && <LoginForm />}
          {mode.kind === 'newUser' && <NewUserForm email={mode.email} />}
          {mode.kind === 'forgot' && <ForgotPasswordForm />}
        </StubPanel>
      )}
    </Page>
  );
}
