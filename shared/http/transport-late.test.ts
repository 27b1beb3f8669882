import { sendWithAxios } from './axios-transport';

// The server never answers; the request ends when its signal aborts.
globalThis.fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('A call that takes more than thirty seconds is given up with the code timeout.', async () => {
  jest.useFakeTimers();
  let late: unknown;
  const request = { method: 'GET', url: '/x', headers: {}, body: undefined, signal: undefined } as const;
  const sent = sendWithAxios(request).catch((error: unknown) => (late = error));
  await jest.advanceTimersByTimeAsync(29_900);
  expect(late).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  await sent;
  expect(late).toMatchObject({ code: 'timeout', message: 'timeout of 30000ms exceeded' });
  expect((late as Error).cause).toBeInstanceOf(Error);
});
