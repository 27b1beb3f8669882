import { PASSWORD_HINT } from '@rifas/shared/domain';
import { PasswordField } from '@rifas/shared/forms';

export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="Nueva contraseña"
        autoComplete="new-password"
        hint={`${PASSWORD_HINT}.`}
        required
      />
      <PasswordField name="repeated" label="Repetir contraseña" autoComplete="new-password" required />
    </>
  );
}
