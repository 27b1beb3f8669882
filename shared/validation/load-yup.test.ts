import { loadedYup, loadYup } from './load-yup';

it('loadYup loads every yup function that contracts and forms use', async () => {
  expect(loadedYup()).toBeUndefined();
  const y = await loadYup();
  expect(loadedYup()).toBe(y);
  expect(Object.keys(y).sort()).toEqual([
    'array',
    'boolean',
    'lazy',
    'mixed',
    'number',
    'object',
    'ref',
    'string',
    'tuple',
  ]);
  expect(y.object({ Numero: y.string().required() }).isValidSync({ Numero: '00123' })).toBe(true);
});
