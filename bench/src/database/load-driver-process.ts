import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { LoadCount, LoadOrders } from './load-orders';

// A process of its own: it reads its orders, sends for as long as they say, and writes what came back.

const { url, seconds, connections, net, addresses, requests } = (await json(process.stdin)) as LoadOrders;
let clients = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 30,
  setupClient: (client) => {
    clients += 1;
    const index = addresses === 'one' ? 0 : clients;
    // As the edge names a visitor.
    const from = { 'x-forwarded-for': `10.${net}.${index >> 8}.${index & 255}` };
    client.setRequests(requests.map((request) => ({ ...request, headers: { ...request.headers, ...from } })));
  },
});
const count: LoadCount = { good: result['2xx'], refused: result['4xx'], failed: result['5xx'] + result.errors };
process.stdout.write(JSON.stringify(count));
