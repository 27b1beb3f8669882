import { LateError, twice, withinBudget } from './within-budget';

const never = new Promise<string>(() => undefined);

test('withinBudget rejects late work by its name, and returns the result of work in time', async () => {
  jest.useFakeTimers();
  const late = expect(withinBudget(never, 1000, 'the page')).rejects.toThrow(
    new LateError('the page took longer than 1000 ms'),
  );
  await jest.advanceTimersByTimeAsync(1000);
  await late;
  await expect(withinBudget(Promise.resolve('there'), 1000, 'the page')).resolves.toBe('there');
  expect(jest.getTimerCount()).toBe(0);
});

test('twice tries failed work once more, and not a third time', async () => {
  const work = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(twice(work)).rejects.toThrow('offline');
  expect(work).toHaveBeenCalledTimes(2);
});

test('twice does not retry late work', async () => {
  const work = jest.fn(() => Promise.reject(new LateError('late')));
  await expect(twice(work)).rejects.toThrow('late');
  expect(work).toHaveBeenCalledTimes(1);
});
