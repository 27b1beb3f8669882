import { createContext, useContext } from 'react';

interface FormContextValue {
  /** A submission is under way. */
  readonly busy: boolean;
  /** How often it was sent, with what came of it or not. */
  readonly attempts: number;
  /** The message that is said once for the whole form. */
  readonly summary: string | undefined;
}

const FormContext = createContext<FormContextValue>({ busy: false, attempts: 0, summary: undefined });

export const FormContextProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);
