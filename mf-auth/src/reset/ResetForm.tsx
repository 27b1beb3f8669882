import { PASSWORD_HINT, texts } from '@rifas/shared/domain';
import { Form, FormAlert, SubmitButton, type SubmitErrors } from '@rifas/shared/forms';
import { newPasswordSchema, NO_PASSWORD } from '../common/new-password.form';
import { NewPasswordFields } from '../common/NewPasswordFields';
import { resetTexts } from '../common/texts';

const resetSchema = newPasswordSchema({
  missing: texts.completeAllResetFields,
  weak: PASSWORD_HINT,
  different: texts.resetPasswordsDiffer,
});

interface Props {
  readonly onChange: (password: string) => Promise<SubmitErrors | undefined>;
}

export function ResetForm({ onChange }: Props) {
  return (
    <Form
      label={resetTexts.form}
      initialValues={NO_PASSWORD}
      schema={resetSchema}
      summary={texts.completeAllResetFields}
      onSubmit={({ password }) => onChange(password)}
    >
      <NewPasswordFields />
      <FormAlert />
      <SubmitButton block>{resetTexts.reset}</SubmitButton>
    </Form>
  );
}
