import { useEffect } from 'react';
import { TextField, useFormState } from '@rifas/shared/forms';
import type { DirectTransferValues } from './direct-transfer.form';
import { useDirectTransfer } from './direct-transfer.store';

const VALUES = { values: true } as const;

/** The receiver's mail; what is typed goes to the draft, so that a reload keeps it. */
export function MailField() {
  const { mailTransf } = useFormState<DirectTransferValues>({ subscription: VALUES }).values;
  useEffect(() => {
    useDirectTransfer.setState({ mailTransf });
  }, [mailTransf]);
  return (
    <TextField
      name="mailTransf"
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
