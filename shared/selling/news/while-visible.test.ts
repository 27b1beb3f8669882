import { whileVisible } from './while-visible';

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers();
});

test('After failures the pauses grow up to half a minute; one success makes them short again.', async () => {
  const work = jest.fn().mockRejectedValue(new Error('no network'));
  const end = whileVisible(work, 1000);
  await pass(0);
  await pass(2000);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(4000);
  expect(work).toHaveBeenCalledTimes(3);
  await pass(60_000);
  work.mockClear();
  await pass(300_000);
  expect(work).toHaveBeenCalledTimes(10);
  work.mockClear().mockResolvedValue(undefined);
  show('visible');
  await pass(0);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test('The work runs at once and again after each pause, until it is ended.', async () => {
  const work = jest.fn().mockResolvedValue(undefined);
  const end = whileVisible(work, 1000);
  await pass(0);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(work).toHaveBeenCalledTimes(3);
  end();
  await pass(5000);
  show('visible');
  expect(work).toHaveBeenCalledTimes(3);
});

test('A hidden page does not run the work, and runs it at once when the page is visible again.', async () => {
  const work = jest.fn().mockResolvedValue(undefined);
  const end = whileVisible(work, 1000);
  await pass(0);
  show('hidden');
  await pass(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  show('visible');
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test('The next run waits for a slow run: the work never runs twice at the same time.', async () => {
  let answer: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const end = whileVisible(work, 1000);
  await pass(5000);
  show('visible');
  expect(work).toHaveBeenCalledTimes(1);
  answer();
  await pass(1000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});
