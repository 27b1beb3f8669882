import { renderHook } from '@testing-library/react';
import { RecoveryProvider, useRecovery, type Recovery } from './recovery-context';

test('Parts of the shell get the recovery that the page has made.', () => {
  const recovery: Recovery = { onLost: () => Promise.resolve(false), runsPrevious: true };
  const { result } = renderHook(() => useRecovery(), {
    wrapper: ({ children }) => <RecoveryProvider value={recovery}>{children}</RecoveryProvider>,
  });
  expect(result.current).toBe(recovery);
});

test('Outside the shell there is none, and whoever asks is told so.', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useRecovery())).toThrow('useRecovery was called outside the shell.');
});
