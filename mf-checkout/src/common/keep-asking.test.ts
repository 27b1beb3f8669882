import { keepAsking } from './keep-asking';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const show = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Asks for numbers, 1, 2, 3…; `last` ends it. */
function counting(last = Infinity) {
  const answers: number[] = [];
  let asked = 0;
  const ask = jest.fn(() => {
    asked += 1;
    return Promise.resolve(asked);
  });
  const end = keepAsking({ ask, onAnswer: (answer) => answers.push(answer), isLast: (answer) => answer >= last });
  return { ask, answers, end };
}

test('keepAsking asks at once, then after pauses that grow up to half a minute', async () => {
  const { ask, end } = counting();
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1499);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const before = ask.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length - before).toBe(2);
  end();
});

test('keepAsking stops at the last answer', async () => {
  const { ask, answers } = counting(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answers).toEqual([1, 2]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keepAsking asks nothing while the page is hidden, and asks at once when it is visible again', async () => {
  const { ask, end } = counting();
  await jest.advanceTimersByTimeAsync(0);
  show('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});

test('keepAsking asks at once when the browser is online again, and starts with short pauses again', async () => {
  const { ask, end } = counting();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const before = ask.mock.calls.length;
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(ask.mock.calls.length - before).toBe(2);
  end();
});

test('keepAsking retries a request that fails', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('yes');
  const onAnswer = jest.fn();
  keepAsking({ ask, onAnswer, isLast: () => true });
  await jest.advanceTimersByTimeAsync(1000);
  expect(onAnswer.mock.calls).toEqual([['yes']]);
});

test('keepAsking asks no more after its end, and drops an answer that arrives later', async () => {
  const { ask, answers, end } = counting();
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  show('visible');
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(answers).toEqual([]);
});
