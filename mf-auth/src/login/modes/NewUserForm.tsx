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

/** A first password, then the login that follows by itself: docs/rules.md, "First login". */
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
      // A try before got no answer: what is refused now may be set since then, and the provisional password good for nothing.
      const isTried = mayBeSet.current && isRefusal(error);
      if (isTried && (await enter({ email, password }).catch(() => undefined)) === 'in') return undefined;
      mayBeSet.current ||= mayBeDone(error);
      return { [FORM_ERROR]: authFailure(error, 'data') };
    }
    try {
      // A server that asks for a first password again did not keep this one.
      if ((await enter({ email, password })) === 'newUser') return { [FORM_ERROR]: texts.processingError };
    } catch (error) {
      // The password is set, so this mode is over whatever the login says.
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
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields />
      <FormAlert />
      <SubmitButton block>{newUserTexts.save}</SubmitButton>
      <ModeLink to="login">{BACK}</ModeLink>
    </Form>
  );
}
