import { createContext, useContext } from 'react';

interface FormContextValue {
  /** A submission is under way. */
  readonly busy: boolean;
  /** How often the form was submitted, with or without success. */
  readonly attempts: number;
  /** The message that is shown once for the whole form. */
  readonly summary: string | undefined;
}

const FormContext = createContext<FormContextValue>({ busy: false, attempts: 0, summary: undefined });

export const FormContextProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);
