import { useRef } from 'react';
import { texts } from '@rifas/shared/domain';
import { Form, FORM_ERROR, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { mayBeDone, parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { authFailure, isRefusal, loginFailure } from '../../common/auth-failure';
import { NO_PASSWORD, type NewPasswordValues } from '../../common/new-password.form';
import { NewPasswordFields } from '../../common/NewPasswordFields';
import { BACK, newUserTexts } from '../../common/texts';
import { useLoginApi } from '../login.api';
import { firstPasswordSchema } from '../login.form';
import { setLogin } from '../login.store';
import { useEnter } from '../use-enter';
import { useLoginMode } from '../use-login-mode';
import { ModeLink } from './ModeLink';

/** Sets a first password and then logs in automatically: docs/rules.md, "First login". */
export function NewUserForm({ email }: { email: string }) {
  const { setFirstPassword } = useLoginApi();
  const { notify } = useHost();
  const { go } = useLoginMode();
  const enter = useEnter();
  const mayBeSet = useRef(false);

  const submit = async ({ password }: NewPasswordValues) => {
    try {
      await setFirstPassword({ email, password });
    } catch (thrown) {
      const error = parseError(thrown);
      // An earlier try got no answer. If it set the password, this refusal is expected, and the provisional password no
      // longer works.
      const isTried = mayBeSet.current && isRefusal(error);
      if (isTried && (await enter({ email, password }).catch(() => undefined)) === 'in') return undefined;
      mayBeSet.current ||= mayBeDone(error);
      return { [FORM_ERROR]: authFailure(error, 'data') };
    }
    try {
      // If the server asks for a first password again, it has not stored this one.
      if ((await enter({ email, password })) === 'newUser') return { [FORM_ERROR]: texts.processingError };
    } catch (error) {
      // The password is set, so this mode ends even if the login fails.
      notify(newUserTexts.saved, 'success');
      setLogin({ failure: loginFailure(error) });
      await go('login', { replace: true });
    }
    return undefined;
  };

  return (
    <Form
      label={newUserTexts.form}
      initialValues={NO_PASSWORD}
      schema={firstPasswordSchema}
      summary={texts.completeAllFields}
      onSubmit={submit}
    >
      {/* Shows password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields />
      <FormAlert />
      <SubmitButton block>{newUserTexts.save}</SubmitButton>
      <ModeLink to="login">{BACK}</ModeLink>
    </Form>
  );
}
