import { useEffect, useState } from 'react';
import { useIdle } from '@rifas/shared/ui';
import { whenFilled } from '../frame/when-filled';

/** True once the home has what it is opened for and the browser has nothing else to do: what the home can do without waits for it. */
export function useFilled(): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => whenFilled(() => setFilled(true)), []);
  return useIdle(filled);
}
