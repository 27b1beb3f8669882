import { renderHook } from '@testing-library/react';
import { requiredContext } from './required-context';

const [Provider, useValue] = requiredContext<string>('useValue');

test('A component inside the shell gets the value of the shell.', () => {
  const { result } = renderHook(useValue, { wrapper: ({ children }) => <Provider value="made">{children}</Provider> });
  expect(result.current).toBe('made');
});

test('A component outside the shell gets an error that names the hook.', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useValue)).toThrow('useValue was called outside the shell.');
});
