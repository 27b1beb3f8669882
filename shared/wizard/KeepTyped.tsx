import { useEffect } from 'react';
import { useFormState } from '@rifas/shared/forms';

const VALUES = { values: true };

/**
 * Inside a form: passes on the values while the user types, so that neither a step back nor a reload loses them.
 * @param keep writes the values to the draft; must be stable
 * @example <KeepTyped keep={keepBuyer} />
 */
export function KeepTyped<Values extends object>({ keep }: { readonly keep: (values: Values) => void }) {
  const { values } = useFormState<Values>({ subscription: VALUES });
  useEffect(() => keep(values), [values, keep]);
  return null;
}
