import type { Credentials } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { Form, FORM_ERROR, FormAlert, PasswordField, SubmitButton } from '@rifas/shared/forms';
import { Alert } from '@rifas/shared/ui';
import { loginFailure } from '../../common/auth-failure';
import { LOG_IN, loginTexts, passwordTexts } from '../../common/texts';
import { EMAIL_DRAFT, loginSchema } from '../login.form';
import { setLogin, useLoginStore } from '../login.store';
import { useEnter } from '../use-enter';
import { EmailField } from './EmailField';
import { ModeLink } from './ModeLink';

const EMPTY: Credentials = { email: '', password: '' };

export function LoginForm() {
  const enter = useEnter();
  const failure = useLoginStore((state) => state.failure);

  const submit = async (values: Credentials) => {
    setLogin({ failure: undefined });
    try {
      await enter(values);
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: loginFailure(error) };
    }
  };

  return (
    <Form
      label={loginTexts.form}
      initialValues={EMPTY}
      schema={loginSchema}
      summary={texts.completeAllFields}
      draft={EMAIL_DRAFT}
      onSubmit={submit}
    >
      <EmailField />
      <PasswordField name="password" label={passwordTexts.own} autoComplete="current-password" required />
      {failure !== undefined && <Alert tone="error">{failure}</Alert>}
      <FormAlert />
      <SubmitButton block>{LOG_IN}</SubmitButton>
      <ModeLink to="forgot">{loginTexts.toForgot}</ModeLink>
    </Form>
  );
}
