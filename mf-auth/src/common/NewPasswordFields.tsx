import { PasswordField } from '@rifas/shared/forms';
import { passwordTexts } from './texts';

export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label={passwordTexts.first}
        autoComplete="new-password"
        hint={passwordTexts.hint}
        required
      />
      <PasswordField name="repeated" label={passwordTexts.repeated} autoComplete="new-password" required />
    </>
  );
}
