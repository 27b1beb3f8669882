import { sendWithAxios, warmTransport } from './axios-transport';

const arrive = jest.fn(() => {
  throw new Error('Loading chunk axios failed');
});
jest.mock('axios', () => arrive());

test('A library that does not arrive is a fault of the network, told by the call that needs it.', async () => {
  const request = { method: 'GET', url: '/x', headers: {}, body: undefined, signal: undefined } as const;
  await expect(sendWithAxios(request)).rejects.toMatchObject({
    code: 'network',
    message: 'The transport could not be loaded',
    cause: expect.objectContaining({ message: 'Loading chunk axios failed' }) as Error,
  });
});

test('Fetching it before it is needed fails in silence.', async () => {
  arrive.mockClear();
  warmTransport();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(arrive).toHaveBeenCalled();
});
