import { useState, useSyncExternalStore } from 'react';
import { useForm } from '@rifas/shared/forms';
import type { PayValues } from './pay.form';

export type CardValues = Pick<PayValues, 'brand' | 'cardType' | 'instalments'>;

const VALUES = { values: true };
const NAMES = ['brand', 'cardType', 'instalments'] as const;

/** What is chosen of the card: the page follows it, and stays as it is while the buyer types the rest. */
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
