import { whenFilled } from './when-filled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('Where nothing waits it is done at once.', () => {
  const work = jest.fn();
  whenFilled(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['<div aria-busy="true"></div>', '<main><div data-skeleton=""></div></main>'])(
  'It is done once, as soon as nothing waits any more: %s',
  (waiting) => {
    document.body.innerHTML = waiting;
    const work = jest.fn();
    whenFilled(work);
    jest.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
    document.body.innerHTML = '<ul></ul>';
    jest.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('What waits for too long is not waited for.', () => {
  document.body.innerHTML = '<div data-skeleton=""></div>';
  const work = jest.fn();
  whenFilled(work);
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('It can be called off.', () => {
  document.body.innerHTML = '<div data-skeleton=""></div>';
  const work = jest.fn();
  whenFilled(work)();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
