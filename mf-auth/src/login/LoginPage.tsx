import { Page, Panel } from '@rifas/shared/ui';
import type { LoginModeKind } from './login-mode';
import { ForgotPasswordForm } from './modes/ForgotPasswordForm';
import { LinkSent } from './modes/LinkSent';
import { LoginForm } from './modes/LoginForm';
import { NewUserForm } from './modes/NewUserForm';
import { useLoginMode } from './use-login-mode';

const TITLES: Readonly<Record<LoginModeKind, string>> = {
  login: 'INGRESA PARA VENDER TUS RIFAS',
  newUser: 'CREÁ TU CONTRASEÑA',
  forgot: 'OLVIDÉ MI CONTRASEÑA',
  linkSent: 'REVISÁ TU MAIL',
};

/** The login screen in its four modes. */
export default function LoginPage() {
  const { mode } = useLoginMode();
  return (
    // A mode is a page to whoever listens: the title takes the focus again.
    <Page key={mode.kind} title={TITLES[mode.kind]} narrow focusTitle>
      <Panel>
        {mode.kind === 'login' && <LoginForm />}
        {mode.kind === 'newUser' && <NewUserForm email={mode.email} />}
        {mode.kind === 'forgot' && <ForgotPasswordForm />}
        {mode.kind === 'linkSent' && <LinkSent email={mode.email} />}
      </Panel>
    </Page>
  );
}
