import { createContext, useContext, type Provider } from 'react';

/**
 * A context of the shell that every part inside it has.
 * @param hook the hook's name, for the error if it is called outside the shell
 */
export function requiredContext<Value>(hook: string): readonly [Provider<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  const useValue = (): Value => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`${hook} was called outside the shell.`);
    return value;
  };
  return [Context.Provider, useValue];
}
