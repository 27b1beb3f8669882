import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** One kind of call that a load driver sends again and again. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The orders that a load driver reads from its standard input. */
export interface LoadOrders {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** The second number of its clients' addresses. */
  readonly net: number;
  readonly addresses: 'one' | 'many';
  readonly requests: readonly LoadRequest[];
}

/** The result that it writes: answers by their kind. */
export interface LoadCount {
  readonly good: number;
  readonly refused: number;
  /** Answers from 500 on, and connections that ended without one. */
  readonly failed: number;
}

// A separate process: it reads its orders, sends for the ordered time, and writes the counts.

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
    // Names the visitor's address like the edge.
    const from = { 'x-forwarded-for': `10.${net}.${index >> 8}.${index & 255}` };
    client.setRequests(requests.map((request) => ({ ...request, headers: { ...request.headers, ...from } })));
  },
});
const count: LoadCount = { good: result['2xx'], refused: result['4xx'], failed: result['5xx'] + result.errors };
process.stdout.write(JSON.stringify(count));
