import { useEffect } from 'react';
import { TextField, useFormState } from '@rifas/shared/forms';
import type { DirectTransferValues } from './direct-transfer.form';
import { useDirectTransfer } from './direct-transfer.store';

const VALUES = { values: true } as const;

/** The receiver's email; what is typed goes to the draft, so that a reload keeps it. */
export function MailField() {
  const { email } = useFormState<DirectTransferValues>({ subscription: VALUES }).values;
  useEffect(() => {
    useDirectTransfer.setState({ email });
  }, [email]);
  return (
    <TextField
      name="email"
      type="email"
      label="Mail del pasajero que recibe las rifas"
      autoComplete="off"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
