import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { raffleOf } from '../testing/samples';
import { keptWhereItFits } from './kept';
import { readLowestPrice, rememberLowestPrice } from './lowest-ticket-price';

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

const storeOf = () =>
  create<{ step: number }>()(
    persist(() => ({ step: 1 }), {
      name: 'wizard',
      storage: createJSONStorage(() => keptWhereItFits(() => sessionStorage)),
    }),
  );

test('A store continues when the storage is full, and is stored again when there is space.', () => {
  const useStore = storeOf();
  useStore.setState({ step: 2 });
  expect(storeOf().getState().step).toBe(2);
  const full = fill();
  useStore.setState({ step: 3 });
  expect(useStore.getState().step).toBe(3);
  full.mockRestore();
  useStore.setState({ step: 4 });
  expect(storeOf().getState().step).toBe(4);
  useStore.persist.clearStorage();
  expect(storeOf().getState().step).toBe(1);
});

test('Remembering the lowest price throws no error when the storage is full.', () => {
  fill();
  expect(() => rememberLowestPrice([raffleOf('00001')])).not.toThrow();
  expect(readLowestPrice()).toBe(0);
});
