import { useState } from 'react';
import { Button, VisuallyHidden } from '../../ui';
import { SECRET } from '../draft/DraftKeeper';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'after' | 'prefix' | 'data' | 'autoComplete'
> {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that the user can show and hide. It is never saved in a draft. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Button variant="quiet" onClick={() => setShown(!shown)}>
      {shown ? 'Ocultar' : 'Mostrar'}
      <VisuallyHidden> {rest.label}</VisuallyHidden>
    </Button>
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      data={SECRET}
      after={toggle}
    />
  );
}
