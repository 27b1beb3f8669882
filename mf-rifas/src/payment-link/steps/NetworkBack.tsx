import { useEffect } from 'react';
import { useForm } from '@rifas/shared/forms';
import { AppError } from '@rifas/shared/http';

const NO_NETWORK = new AppError('network', '').userMessage;

/** Inside the form: once the network is back, its error no longer says that there is none. The values stay. */
export function NetworkBack() {
  const form = useForm();
  useEffect(() => {
    const forget = () => {
      const { submitError, values } = form.getState();
      if (submitError === NO_NETWORK) form.reset(values);
    };
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [form]);
  return null;
}
