import { useEffect, useRef, type ReactNode } from 'react';
import {
  CheckboxField,
  Form,
  FORM_ERROR,
  FormAlert,
  MoneyField,
  PasswordField,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextField,
  type SubmitErrors,
} from '../../forms';
import { Stack } from '../../ui';
import type { Sample } from '../sample';

const CARDS = [
  { value: 'Visa', label: 'Visa' },
  { value: 'Oca', label: 'Oca' },
];
const VALUES = { field: '', filled: 'Rosa', agreed: false };
const never = () => new Promise<void>(() => undefined);

/** A form before it is sent. */
const fresh = (label: string, children: ReactNode) => (
  <Form label={label} initialValues={VALUES} onSubmit={() => undefined}>
    {children}
  </Form>
);

/** A form that is submitted as soon as it is mounted. */
function Sent({ label, to, children }: { label: string; to: () => Promise<SubmitErrors | void>; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <div ref={place}>
      <Form label={label} initialValues={VALUES} onSubmit={to}>
        {children}
      </Form>
    </div>
  );
}

const refusing = async (): Promise<SubmitErrors> => ({ field: 'Este campo no puede estar vacío' });

const FIELDS: Readonly<Record<string, (name: string) => ReactNode>> = {
  TextField: (name) => <TextField name={name} label="Nombre" hint="Como en la cédula" required />,
  MoneyField: (name) => <MoneyField name={name} label="Monto" prefix="US$" />,
  PasswordField: (name) => <PasswordField name={name} label="Contraseña" autoComplete="new-password" />,
  SelectField: (name) => <SelectField name={name} label="Tarjeta" options={CARDS} />,
  RadioGroupField: (name) => <RadioGroupField name={name} label="¿Cómo paga?" options={CARDS} />,
  CheckboxField: (name) => <CheckboxField name={name} label="Acepto las bases" hint="Se leen en el manual" />,
};

const FORM = (
  <Stack>
    <FormAlert />
    <TextField name="filled" label="Nombre" />
    <SubmitButton>ENVIAR</SubmitButton>
  </Stack>
);

export const forms: readonly Sample[] = [
  ...Object.entries(FIELDS).map(([component, draw]): Sample => ({
    of: [component],
    states: {
      empty: fresh(`${component}, empty`, draw('field')),
      refused: (
        <Sent label={`${component}, refused`} to={refusing}>
          {draw('field')}
        </Sent>
      ),
    },
  })),
  {
    of: ['Form', 'FormAlert', 'SubmitButton'],
    states: {
      fresh: fresh('Fresh', FORM),
      'on its way': (
        <Sent label="On its way" to={never}>
          {FORM}
        </Sent>
      ),
      refused: (
        <Sent
          label="Refused"
          to={async () => ({ [FORM_ERROR]: 'El servidor no responde. Probá de nuevo en un rato.' })}
        >
          {FORM}
        </Sent>
      ),
    },
  },
];
