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

test.each([
  ['failed work once more, and not a third time', new Error('offline'), 2],
  ['late work only once', new LateError('late'), 1],
])('twice tries %s', async (_what, error, times) => {
  const work = jest.fn(() => Promise.reject(error));
  await expect(twice(work)).rejects.toThrow(error);
  expect(work).toHaveBeenCalledTimes(times);
});
