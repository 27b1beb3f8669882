import { BUYER_LIMITS, DEPARTMENTS, type BuyerField } from '@rifas/shared/domain';
import { CheckboxField, SelectField, TextField, type TextFieldProps } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { askedFields, requiredFields } from '../payment-link.form';

const OPTIONS = DEPARTMENTS.map((name) => ({ value: name, label: name }));

type InputProps = Pick<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoCapitalize'>;

const INPUTS: Readonly<Record<Exclude<BuyerField, 'department'>, InputProps>> = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { label: 'Celular', type: 'tel', inputMode: 'tel' },
};

/** The buyer's data that the deployment asks. The seller types it, so the browser must not offer the seller's own data. */
export function BuyerFields() {
  const { settings } = useHost().deployment;
  const required = requiredFields(settings);
  return (
    <>
      {askedFields(settings).map((field) =>
        field === 'department' ? (
          <SelectField key={field} name={field} label="Departamento" options={OPTIONS} autoComplete="off" />
        ) : (
          <TextField
            key={field}
            name={field}
            {...INPUTS[field]}
            required={required.includes(field)}
            maxLength={BUYER_LIMITS[field]}
            autoComplete="off"
          />
        ),
      )}
      {settings.asumirRecargo ? <CheckboxField name="absorbsSurcharge" label="Asumo el recargo de la tarjeta" /> : null}
    </>
  );
}
