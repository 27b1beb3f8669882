import { useState } from 'react';
import { DEPARTMENTS, texts, UNKNOWN_DEPARTMENT, type BuyerField } from '@rifas/shared/domain';
import { Form, FormAlert, SelectField, SubmitButton, TextField, type TextFieldProps } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Button, Panel, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '../../common/wizard/KeepTyped';
import { askedFields, buyerSchema, requiredFields, type BuyerValues } from '../buyer.form';
import { keepBuyer, useCashDraft } from '../cash-registration.store';

const DEPARTMENT_OPTIONS = [...DEPARTMENTS, UNKNOWN_DEPARTMENT].map((name) => ({ value: name, label: name }));

const INPUTS: Readonly<Record<Exclude<BuyerField, 'Departamento'>, Omit<TextFieldProps, 'name'>>> = {
  Nombre: { label: 'Nombre', maxLength: 120 },
  Apellido: { label: 'Apellido', maxLength: 120 },
  Email: { label: 'Email', type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
  Celular: { label: 'Celular', type: 'tel', inputMode: 'tel', maxLength: 40 },
};

/** Typed by the seller about somebody else: the browser must not offer the seller's own data. */
function BuyerInput({ field, required }: { field: BuyerField; required: boolean }) {
  if (field === 'Departamento') {
    return <SelectField name={field} label="Departamento" options={DEPARTMENT_OPTIONS} autoComplete="off" />;
  }
  return <TextField name={field} {...INPUTS[field]} required={required} autoComplete="off" />;
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
    <Form<BuyerValues>
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
