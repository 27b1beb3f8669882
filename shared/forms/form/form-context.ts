import { createContext, useContext } from 'react';

interface FormContextValue {
  /** A submission is under way. */
  readonly busy: boolean;
  /** The message that is said once for the whole form. */
  readonly summary: string | undefined;
}

const FormContext = createContext<FormContextValue>({ busy: false, summary: undefined });

export const FormContextProvider = FormContext.Provider;
export const useFormContext = () => useContext(FormContext);
