import { PASSWORD_HINT, texts } from '@rifas/shared/domain';
import { Form, FormAlert, PasswordField, SubmitButton, type SubmitErrors } from '@rifas/shared/forms';
import { resetSchema, type ResetValues } from './reset.form';

interface Props {
  readonly onChange: (password: string) => Promise<SubmitErrors | undefined>;
}

const EMPTY: ResetValues = { password: '', repeated: '' };

export function ResetForm({ onChange }: Props) {
  return (
    <Form
      label="Cambiar contraseña"
      initialValues={EMPTY}
      schema={resetSchema}
      summary={texts.completeAllResetFields}
      onSubmit={({ password }) => onChange(password)}
    >
      <PasswordField name="password" label="Nueva contraseña" autoComplete="new-password" hint={`${PASSWORD_HINT}.`} required />
      <PasswordField name="repeated" label="Repetir contraseña" autoComplete="new-password" required />
      <FormAlert />
      <SubmitButton block>RESETEAR</SubmitButton>
    </Form>
  );
}
