export { FORM_ERROR } from 'final-form';
export { useField, useForm, useFormState } from 'react-final-form';
export { clearDraft, clearDrafts, restoreDraft, saveDraft } from './draft/draft-storage';
export { DraftKeeper, type DraftKeeperProps, type DraftOptions } from './draft/DraftKeeper';
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField';
export { MoneyField, type MoneyFieldProps } from './fields/MoneyField';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField';
export { RadioGroupField, type RadioGroupFieldProps } from './fields/RadioGroupField';
export { SelectField, type FieldOption, type SelectFieldProps } from './fields/SelectField';
export { TextField, type TextFieldProps } from './fields/TextField';
export { MISSING, useFormField, type FieldState } from './fields/use-form-field';
export { Form, type FormProps, type SubmitErrors } from './form/Form';
export { FormAlert } from './form/FormAlert';
export { CANNOT_CHECK, REQUEST_FAILED } from './form/message-of';
export { SubmitButton } from './form/SubmitButton';
export type { FormSchema } from './form/use-validation';
/** For remotes built for contract 1.x; newer ones import it from the domain. */
export { parseAmount as centsFromText } from '../domain';
