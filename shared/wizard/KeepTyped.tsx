import { useEffect } from 'react';
import { useFormState } from '@rifas/shared/forms';

const VALUES = { values: true };

/**
 * Inside a form: hands over what is typed, as it is typed, so that neither a step back nor a reload loses it.
 * @param keep writes it to the draft; must be stable
 * @example <KeepTyped keep={keepBuyer} />
 */
export function KeepTyped<Values extends object>({ keep }: { readonly keep: (values: Values) => void }) {
  const { values } = useFormState<Values>({ subscription: VALUES });
  useEffect(() => keep(values), [values, keep]);
  return null;
}
