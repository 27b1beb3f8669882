import { Alert, Stack } from '@rifas/shared/ui';
import { BACK, forgotTexts } from '../../common/texts';
import { ModeLink } from './ModeLink';

/** Says the same for a known and for an unknown email, so that nobody learns who sells. */
export function LinkSent({ email }: { email: string }) {
  return (
    <Stack>
      <Alert tone="success">
        {forgotTexts.sent[0]} <strong>{email}</strong> {forgotTexts.sent[1]}
      </Alert>
      <ModeLink to="login">{BACK}</ModeLink>
    </Stack>
  );
}
