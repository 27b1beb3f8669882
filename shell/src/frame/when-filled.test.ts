import { whenFilled } from './when-filled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
});

test('Without a waiting part the work starts at once.', () => {
  const work = jest.fn();
  whenFilled(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['<div aria-busy="true"></div>', '<main><div data-skeleton=""></div></main>'])(
  'The work is done once, as soon as no part waits any more: %s',
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

test('The work starts after five seconds even when a part still waits.', () => {
  document.body.innerHTML = '<div data-skeleton=""></div>';
  const work = jest.fn();
  whenFilled(work);
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('The work can be cancelled.', () => {
  document.body.innerHTML = '<div data-skeleton=""></div>';
  const work = jest.fn();
  whenFilled(work)();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
