import { TextField } from '@rifas/shared/forms';
import { directTexts } from '../common/texts';

/** The receiver's email. */
export const MailField = () => (
  <TextField
    name="email"
    type="email"
    label={directTexts.mail}
    autoComplete="off"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
