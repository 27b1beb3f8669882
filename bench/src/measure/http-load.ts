import { Agent, request } from 'node:http';
import { median, percentile } from '../report/statistics';

export interface LoadOrder {
  /** POST by default. GET sends no fields. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly token?: string;
}

export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

function send(agent: Agent, origin: string, { method = 'POST', path, fields, token }: LoadOrder): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    ...(method === 'POST'
      ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) }
      : {}),
    ...(token === undefined ? {} : { Authorization: token }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/${path}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path} answered ${String(response.statusCode)}: ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Latencies as a figure: calls per second, the median and the 99th percentile. */
export const throughputOf = (milliseconds: readonly number[], perSecond: number): Throughput => ({
  perSecond,
  p50: median(milliseconds),
  p99: percentile(milliseconds, 0.99),
});

/** The beginning of a successful answer. Parsing a long one would cost the machine more than making it. */
const SUCCESS = '{"status":"success"';

/**
 * Sends the orders of each lane one after another, all lanes in parallel, each over its own connection.
 * @throws Error for the first answer that is not a success of the API
 */
export async function loadHttp(origin: string, lanes: readonly (readonly LoadOrder[])[]): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes.length });
  const latencies: number[] = [];
  const drive = async (orders: readonly LoadOrder[]) => {
    for (const order of orders) {
      const sent = performance.now();
      const text = await send(agent, origin, order);
      if (!text.startsWith(SUCCESS)) throw new Error(`${order.path} answered ${text.slice(0, 500)}`);
      latencies.push(performance.now() - sent);
    }
  };
  const started = performance.now();
  try {
    await Promise.all(lanes.map(drive));
    return throughputOf(latencies, latencies.length / ((performance.now() - started) / 1000));
  } finally {
    agent.destroy();
  }
}
