import { TextField } from '@rifas/shared/forms';
import { EMAIL } from '../../common/texts';

export function EmailField() {
  return (
    <TextField
      name="email"
      label={EMAIL}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
