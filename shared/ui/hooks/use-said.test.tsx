import { act, renderHook } from '@testing-library/react';
import { useSaid } from './use-said';

test('a message gets a new number each time it is shown, also after it was removed', () => {
  const { result } = renderHook(() => useSaid<string>());
  const say = result.current[1];
  const times = ['Elegí una', 'Elegí una', undefined, 'Elegí una'].map((words) => {
    act(() => say(words));
    return result.current[0];
  });
  expect(times.map((said) => said?.words)).toEqual(['Elegí una', 'Elegí una', undefined, 'Elegí una']);
  expect(new Set(times.map((said) => said?.time)).size).toBe(4);
  expect(result.current[1]).toBe(say);
});
