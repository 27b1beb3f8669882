import { TextField, type TextFieldProps } from './TextField';

export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * An amount. The value is the text as typed; read it with `parseAmount` of the domain. `prefix` takes the currency
 * symbol.
 */
export function MoneyField(props: MoneyFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="decimal" />;
}
