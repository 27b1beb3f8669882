import { useState, useSyncExternalStore } from 'react';
import { useForm } from '@rifas/shared/forms';
import type { PayValues } from './pay.form';

export type CardValues = Pick<PayValues, 'brand' | 'cardType' | 'instalments'>;

const VALUES = { values: true };
const NAMES = ['brand', 'cardType', 'instalments'] as const;

/**
 * The chosen values of the card. The page renders again only when these change, not while the buyer types in other
 * fields.
 */
export function useCardValues(): CardValues {
  const form = useForm<PayValues>();
  const [chosen] = useState(() => {
    let last: CardValues | undefined;
    return (): CardValues => {
      const { values } = form.getState();
      if (!last || NAMES.some((name) => last?.[name] !== values[name])) {
        const { brand, cardType, instalments } = values;
        last = { brand, cardType, instalments };
      }
      return last;
    };
  });
  const [subscribe] = useState(() => (changed: () => void) => form.subscribe(changed, VALUES));
  return useSyncExternalStore(subscribe, chosen);
}
