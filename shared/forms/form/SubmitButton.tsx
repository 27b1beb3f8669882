import { Button, type ButtonProps } from '../../ui';
import { useFormContext } from './form-context';

/** Submits the form. Shows that it is being sent, and cannot send it twice. */
export function SubmitButton({ busy = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const form = useFormContext();
  return <Button {...rest} type="submit" busy={busy || form.busy} />;
}
