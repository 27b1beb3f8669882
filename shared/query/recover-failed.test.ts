import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { AppError } from '../http';
import { recoverFailedQueries } from './recover-failed';

const DOWN = new AppError('network', 'refused');

/** A list on the screen, and an API whose answer the test chooses. */
function listOnScreen(first: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  recoverFailedQueries(client);
  let answer = first;
  const asked = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: asked });
  const seen: string[] = [];
  const leave = observer.subscribe(({ status }) => seen.push(status));
  return {
    asked,
    observer,
    leave,
    seen,
    answerFromNowOn: (next: unknown) => void (answer = next),
  };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());

test('a failed list loads without a click when the API is back, and shows the error until then', async () => {
  const { asked, observer, seen, answerFromNowOn } = listOnScreen(DOWN);
  await pass(0);
  expect(observer.getCurrentResult().status).toBe('error');
  seen.length = 0;
  await pass(6_000);
  expect(asked.mock.calls.length).toBeGreaterThan(2);
  expect(seen).toEqual([]);
  answerFromNowOn(['a']);
  await pass(8_000);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: ['a'] });
  const before = asked.mock.calls.length;
  await pass(300_000);
  expect(asked).toHaveBeenCalledTimes(before);
});

test('the pauses between retries of a failed list grow up to one minute', async () => {
  const { asked } = listOnScreen(DOWN);
  await pass(0);
  await pass(2_000 + 4_000 + 8_000 + 16_000 + 32_000);
  expect(asked).toHaveBeenCalledTimes(6);
  await pass(600_000);
  expect(asked).toHaveBeenCalledTimes(16);
});

test('a failed list is read again at once when the browser is online', async () => {
  const { observer, answerFromNowOn } = listOnScreen(DOWN);
  await pass(0);
  answerFromNowOn(['a']);
  globalThis.dispatchEvent(new Event('online'));
  await pass(0);
  expect(observer.getCurrentResult().data).toEqual(['a']);
});

test.each([
  ['what the API itself refuses', new AppError('rejected', 'no')],
  ['a call that the API does not have', new AppError('http', 'HTTP 404', { httpStatus: 404 })],
  ['an answer that cannot be read', new AppError('contract', 'odd', { path: 'data[0]' })],
])('%s is not retried', async (_what, error) => {
  const { asked } = listOnScreen(error);
  await pass(300_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a failed list is not retried after it has left the screen', async () => {
  const { asked, leave } = listOnScreen(DOWN);
  await pass(2_000);
  const before = asked.mock.calls.length;
  leave();
  await pass(300_000);
  expect(asked).toHaveBeenCalledTimes(before);
});

test('a failed list that returns to the screen is retried with short pauses again', async () => {
  const { asked, observer, leave, answerFromNowOn } = listOnScreen(DOWN);
  await pass(40_000);
  leave();
  observer.subscribe(() => undefined);
  await pass(0);
  const before = asked.mock.calls.length;
  answerFromNowOn(['a']);
  await pass(2_000);
  expect(asked).toHaveBeenCalledTimes(before + 1);
  expect(observer.getCurrentResult().data).toEqual(['a']);
});

test('a refusal after a failure ends the retries of a list', async () => {
  const { asked, answerFromNowOn } = listOnScreen(DOWN);
  await pass(0);
  answerFromNowOn(new AppError('unauthorized', 'HTTP 401'));
  await pass(300_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['an answer', ['late']],
  ['a failure', DOWN],
])('%s of a retry that arrives after a successful read by the button changes nothing', async (_what, late) => {
  const { asked, observer, answerFromNowOn } = listOnScreen(DOWN);
  await pass(0);
  let settle = (): void => undefined;
  asked.mockImplementationOnce(
    () => new Promise((resolve, reject) => (settle = () => (late instanceof Error ? reject(late) : resolve(late)))),
  );
  await pass(2_000);
  answerFromNowOn(['by the button']);
  await observer.refetch();
  settle();
  await pass(300_000);
  expect(observer.getCurrentResult().data).toEqual(['by the button']);
  expect(asked).toHaveBeenCalledTimes(3);
});
