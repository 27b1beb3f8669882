import { sendWithAxios, warmTransport } from './axios-transport';

const arrive = jest.fn(() => {
  throw new Error('Loading chunk axios failed');
});
jest.mock('axios', () => arrive());

test('A call fails as a network error when its transport library cannot be loaded.', async () => {
  const request = { method: 'GET', url: '/x', headers: {}, body: undefined, signal: undefined } as const;
  await expect(sendWithAxios(request)).rejects.toMatchObject({
    code: 'network',
    message: 'The transport could not be loaded',
    cause: expect.objectContaining({ message: 'Loading chunk axios failed' }) as Error,
  });
});

test('Loading the transport library in advance fails without an error.', async () => {
  arrive.mockClear();
  warmTransport();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(arrive).toHaveBeenCalled();
});
