import { useState } from 'react';
import {
  BUYER_LIMITS,
  DEPARTMENTS,
  texts,
  UNKNOWN_DEPARTMENT,
  type Buyer,
  type BuyerField,
} from '@rifas/shared/domain';
import { Form, FormAlert, SelectField, SubmitButton, TextField, type TextFieldProps } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Button, Panel, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '../../common/wizard/KeepTyped';
import { askedFields, buyerSchema, requiredFields } from '../buyer.form';
import { keepBuyer, useCashDraft } from '../cash-registration.store';

const DEPARTMENT_OPTIONS = [...DEPARTMENTS, UNKNOWN_DEPARTMENT].map((name) => ({ value: name, label: name }));

const INPUTS: Readonly<Record<Exclude<BuyerField, 'department'>, Omit<TextFieldProps, 'name' | 'maxLength'>>> = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { label: 'Celular', type: 'tel', inputMode: 'tel' },
};

/** Typed by the seller about somebody else: the browser must not offer the seller's own data. */
function BuyerInput({ field, required }: { field: BuyerField; required: boolean }) {
  if (field === 'department') {
    return <SelectField name={field} label="Departamento" options={DEPARTMENT_OPTIONS} autoComplete="off" />;
  }
  return (
    <TextField name={field} {...INPUTS[field]} maxLength={BUYER_LIMITS[field]} required={required} autoComplete="off" />
  );
}

interface BuyerStepProps {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Step 2: who buys, as far as the deployment asks. */
export function BuyerStep({ onNext, onBack }: BuyerStepProps) {
  const owner = useCashDraft((draft) => draft.owner);
  const { settings } = useHost().deployment;
  const asked = askedFields(settings);
  const required = requiredFields(settings);
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState(() => useCashDraft.getState().buyer);
  return (
    <Form<Buyer>
      key={owner}
      label="Datos del comprador"
      initialValues={initial}
      schema={buyerSchema(settings)}
      summary={texts.completeAllBuyerFields}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepBuyer} />
      <Panel>
        {asked.length === 0 && <Text>No hace falta ningún dato del comprador.</Text>}
        {asked.map((field) => (
          <BuyerInput key={field} field={field} required={required.includes(field)} />
        ))}
      </Panel>
      <FormAlert />
      <StickyBar>
        <Button variant="secondary" onClick={onBack}>
          VOLVER
        </Button>
        <SubmitButton>SIGUIENTE</SubmitButton>
      </StickyBar>
    </Form>
  );
}
