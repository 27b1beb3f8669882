import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { saveDraft } from './draft-storage';

export interface DraftOptions {
  /** Unique for each form and subject, such as `pago:${token}`. */
  key: string;
  /** Fields that the draft leaves out. Fields of PasswordField are always left out. */
  exclude?: readonly string[] | undefined;
  /** Leaves the draft after a success, for a buyer who may come back from the card gateway. */
  keepOnSuccess?: boolean | undefined;
}

export interface DraftKeeperProps {
  storageKey: string;
  exclude?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Field data that keeps a value out of drafts. */
export const SECRET = { secret: true } as const;

/**
 * Saves the values of the surrounding form in this tab's storage. `<Form draft>` renders it, and restores the values.
 */
export function DraftKeeper({ storageKey, exclude = NONE }: DraftKeeperProps) {
  const form = useForm<Record<string, unknown>>();
  const excluded = exclude.join();

  useEffect(() => {
    const names = excluded.split(',');
    const isKept = (name: string) => !names.includes(name) && !form.getFieldState(name)?.data?.['secret'];
    let first = true;
    return form.subscribe(
      ({ values }) => {
        // The first call reports the initial values: nothing has been typed yet.
        if (!first) saveDraft(storageKey, Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name))));
        first = false;
      },
      { values: true },
    );
  }, [form, storageKey, excluded]);
  return null;
}
