import { renderHook } from '@testing-library/react';
import { requiredContext } from './required-context';

const [Provider, useValue] = requiredContext<string>('useValue');

test('What is inside the shell gets what the shell has made.', () => {
  const { result } = renderHook(useValue, { wrapper: ({ children }) => <Provider value="made">{children}</Provider> });
  expect(result.current).toBe('made');
});

test('Whoever asks outside the shell is told so.', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useValue)).toThrow('useValue was called outside the shell.');
});
