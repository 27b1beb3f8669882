import { renderHook } from '@testing-library/react';
import { useRemotes } from './remotes-context';

test('Outside the shell there are no remotes, and whoever asks is told so.', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useRemotes())).toThrow('useRemotes was called outside the shell.');
});
