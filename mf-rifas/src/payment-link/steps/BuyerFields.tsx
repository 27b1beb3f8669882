import { DEPARTMENTS } from '@rifas/shared/domain';
import { CheckboxField, SelectField, TextField } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { askedFields, requiredFields } from '../payment-link.form';

const OPTIONS = DEPARTMENTS.map((name) => ({ value: name, label: name }));

/** The buyer's data as far as the deployment asks for it, typed by the seller: the browser must not offer the seller's own. */
export function BuyerFields() {
  const { settings } = useHost().deployment;
  const asked = askedFields(settings);
  const required = requiredFields(settings);
  return (
    <>
      {asked.includes('Nombre') ? (
        <TextField
          name="Nombre"
          label="Nombre"
          required={required.includes('Nombre')}
          autoComplete="off"
          maxLength={120}
        />
      ) : null}
      {asked.includes('Apellido') ? (
        <TextField
          name="Apellido"
          label="Apellido"
          required={required.includes('Apellido')}
          autoComplete="off"
          maxLength={120}
        />
      ) : null}
      <TextField
        name="Email"
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        required
        autoComplete="off"
        maxLength={254}
      />
      {asked.includes('Celular') ? (
        <TextField
          name="Celular"
          label="Celular"
          type="tel"
          inputMode="tel"
          required={required.includes('Celular')}
          autoComplete="off"
          maxLength={40}
        />
      ) : null}
      {asked.includes('Departamento') ? (
        <SelectField name="Departamento" label="Departamento" options={OPTIONS} autoComplete="off" />
      ) : null}
      {settings.asumirRecargo ? <CheckboxField name="asumoRecargo" label="Asumo el recargo de la tarjeta" /> : null}
    </>
  );
}
