import { normalizeEmail } from '@rifas/shared/domain';
import { Form, FORM_ERROR, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { authFailure } from '../../common/auth-failure';
import { BACK, forgotTexts } from '../../common/texts';
import { useLoginApi } from '../login.api';
import { EMAIL_DRAFT, forgotSchema, type ForgotValues } from '../login.form';
import { setLogin } from '../login.store';
import { useLoginMode } from '../use-login-mode';
import { EmailField } from './EmailField';
import { ModeLink } from './ModeLink';

const EMPTY: ForgotValues = { email: '' };

export function ForgotPasswordForm() {
  const { sendResetLink } = useLoginApi();
  const { go } = useLoginMode();

  const submit = async ({ email }: ForgotValues) => {
    try {
      await sendResetLink(email);
    } catch (error) {
      return { [FORM_ERROR]: authFailure(error, 'message') };
    }
    setLogin({ linkSentTo: normalizeEmail(email) });
    await go('linkSent');
    return undefined;
  };

  return (
    <Form label={forgotTexts.form} initialValues={EMPTY} schema={forgotSchema} draft={EMAIL_DRAFT} onSubmit={submit}>
      <EmailField />
      <FormAlert />
      <SubmitButton block>{forgotTexts.send}</SubmitButton>
      <ModeLink to="login">{BACK}</ModeLink>
    </Form>
  );
}
