import fastify from 'fastify';
import { repeatCookie, repeatRaffles } from './repeated-raffles';

const LIST = '/api/talon/get-detailed-by-pasajero';
const RAFFLES = [[{ id: 7, Numero: '00012', Estado: 'Pago' }], [{ id: 8, Numero: '00013', Estado: 'Pago' }]];

async function edgeBefore(api: Record<string, unknown>) {
  const backend = fastify();
  backend.get(LIST, ({ headers }) => ({ ...api, data: headers.authorization === 'Ana' ? RAFFLES : [] }));
  const apiUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const edge = fastify();
  repeatRaffles(edge, () => apiUrl);
  edge.get(LIST, () => 'the edge itself');
  return {
    ask: async (cookie?: string) => {
      const { body } = await edge.inject({
        url: LIST,
        headers: { authorization: 'Ana', ...(cookie ? { cookie } : {}) },
      });
      return body;
    },
    stop: () => Promise.all([edge.close(), backend.close()]),
  };
}

test('a request with the cookie gets the raffles several times, each time with new numbers and ids', async () => {
  const { ask, stop } = await edgeBefore({ status: 'success' });
  const { name, value } = repeatCookie('http://localhost', 3);
  const { status, data } = JSON.parse(await ask(`other=1; ${name}=${value}`)) as {
    readonly status: string;
    readonly data: typeof RAFFLES;
  };
  await stop();
  expect(status).toBe('success');
  expect(data.map(([ticket]) => ticket?.Numero)).toEqual(['00012', '00013', '01012', '01013', '02012', '02013']);
  expect(new Set(data.map(([ticket]) => ticket?.id)).size).toBe(6);
  expect(data.at(-1)).toEqual([{ id: 2_000_008, Numero: '02013', Estado: 'Pago' }]);
});

test('a request without the cookie is answered by the edge itself', async () => {
  const { ask, stop } = await edgeBefore({});
  expect(await ask()).toBe('the edge itself');
  await stop();
});
