import { BUYER_LIMITS, DEPARTMENTS } from '@rifas/shared/domain';
import { SelectField, TextField } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { askedFields } from './pay.form';

const DEPARTMENT_OPTIONS = DEPARTMENTS.map((name) => ({ value: name, label: name }));

/** The buyer's data, phone and department by settings. */
export function BuyerFields() {
  const asked = askedFields(useHost().deployment.settings);
  return (
    <>
      <TextField
        name="firstName"
        label="Nombre"
        autoComplete="given-name"
        maxLength={BUYER_LIMITS.firstName}
        required
      />
      <TextField
        name="lastName"
        label="Apellido"
        autoComplete="family-name"
        maxLength={BUYER_LIMITS.lastName}
        required
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={BUYER_LIMITS.email}
        hint="Ahí te enviamos la confirmación y el e-ticket."
        required
      />
      {asked.includes('phone') && (
        <TextField
          name="phone"
          label="Celular"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={BUYER_LIMITS.phone}
          required
        />
      )}
      {asked.includes('department') && (
        <SelectField
          name="department"
          label="Departamento"
          options={DEPARTMENT_OPTIONS}
          autoComplete="address-level1"
          required
        />
      )}
    </>
  );
}
