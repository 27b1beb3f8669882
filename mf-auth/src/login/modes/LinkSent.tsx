import { Alert, Stack } from '@rifas/shared/ui';
import { ModeLink } from './ModeLink';

/** Says the same for a known and for an unknown email, so that nobody learns who sells. */
export function LinkSent({ email }: { email: string }) {
  return (
    <Stack>
      <Alert tone="success">
        Si <strong>{email}</strong> tiene una cuenta, te enviamos un link para cambiar la contraseña. Si no lo ves,
        buscalo en el correo no deseado.
      </Alert>
      <ModeLink to="login">VOLVER</ModeLink>
    </Stack>
  );
}
