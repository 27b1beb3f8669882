import { VisuallyHidden } from '../../ui';
import { TextField, type TextFieldProps } from './TextField';

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * An amount. The value is the text as typed; read it with `parseAmount` of the domain. `prefix` takes the currency
 * symbol, which is a part of the field's name.
 */
export function MoneyField({ label, ...rest }: MoneyFieldProps) {
  const named =
    rest.prefix === undefined ? (
      label
    ) : (
      <>
        {label}
        <VisuallyHidden> en {rest.prefix}</VisuallyHidden>
      </>
    );
  return <TextField autoComplete="off" {...rest} label={named} type="text" inputMode="decimal" />;
}
