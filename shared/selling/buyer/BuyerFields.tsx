import { styled } from 'styled-components';
import { SelectField, TextField, type TextFieldProps } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BUYER_LIMITS, DEPARTMENTS, UNKNOWN_DEPARTMENT, type BuyerField, type BuyerForm } from '../../domain';
import { tokens } from '../../ui';
import { buyerRules } from './buyer-rules';

type InputProps = Pick<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

const LABELS: Readonly<Record<BuyerField, InputProps>> = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { label: 'Celular', type: 'tel', inputMode: 'tel' },
  department: { label: 'Departamento' },
};

/** Autocomplete names for people who fill in the form about themselves. */
const OWN_DATA: Readonly<Record<BuyerField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  department: 'address-level1',
};

const DEPARTMENT_NAMES: Readonly<Record<BuyerForm, readonly string[]>> = {
  'payment-link': DEPARTMENTS,
  cash: [...DEPARTMENTS, UNKNOWN_DEPARTMENT],
  checkout: DEPARTMENTS,
};

export interface BuyerFieldsProps {
  readonly form: BuyerForm;
  /** Hints under the labels of fields. */
  readonly hints?: Partial<Record<BuyerField, string>>;
}

/**
 * The fields for the buyer's data that this deployment asks in a form. In the seller's forms the browser must not offer
 * the seller's own data.
 * @example <BuyerFields form="payment-link" />
 */
export function BuyerFields({ form, hints = {} }: BuyerFieldsProps) {
  const { asked, required } = buyerRules(form, useHost().deployment.settings);
  const options = DEPARTMENT_NAMES[form].map((name) => ({ value: name, label: name }));
  return asked.map((field) => {
    const common = {
      name: field,
      hint: hints[field],
      required: required.includes(field),
      autoComplete: form === 'checkout' ? OWN_DATA[field] : 'off',
    };
    return field === 'department' ? (
      <SelectField key={field} {...common} label={LABELS[field].label} options={options} />
    ) : (
      <TextField key={field} {...common} {...LABELS[field]} maxLength={BUYER_LIMITS[field]} />
    );
  });
}

const Pairs = styled.div`
  @media (min-width: 45em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.xs} ${tokens.space.m};
  }
`;

/** The same fields, in pairs where there is room. */
export const BuyerFieldPairs = (props: BuyerFieldsProps) => (
  <Pairs>
    <BuyerFields {...props} />
  </Pairs>
);
