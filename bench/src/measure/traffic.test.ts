import { summarize, type TrackedRequest } from './traffic';

const request = (
  url: string,
  type: string,
  startedAt: number,
  endedAt: number,
  initiators: string[] = [],
  bytes = 1024,
): TrackedRequest => ({
  url,
  type,
  startedAt,
  endedAt,
  initiators,
  bytes,
  cached: bytes === 0,
});

const page = request('/', 'Document', 0, 1);

test('files preloaded by the page are one step behind it, whatever their number', () => {
  const files = ['/a.js', '/b.js', '/c.js'].map((url) => request(url, 'Script', 1, 2, ['/']));
  expect(summarize([page, ...files])).toEqual({ requests: 4, scriptKb: 3, fileChain: 2, chain: 2 });
});

test('a chunk is one step behind the deepest script that requested it', () => {
  const requests = [
    page,
    request('/app.js', 'Script', 1, 2, ['/']),
    request('/page.js', 'Script', 2, 3, ['/', '/app.js']),
  ];
  expect(summarize(requests)).toMatchObject({ fileChain: 3, chain: 3 });
});

test('a request of a script is one step behind the answers before it, and the chain of files does not count calls', () => {
  const requests = [
    page,
    request('/app.js', 'Script', 1, 2, ['/']),
    request('/api/validate', 'XHR', 2, 3, ['/app.js']),
    request('/page.js', 'Script', 3, 4, ['/app.js']),
    request('/api/data', 'XHR', 4, 5, ['/page.js']),
  ];
  expect(summarize(requests)).toMatchObject({ fileChain: 3, chain: 4 });
});

test('Cached files, reports to telemetry and requests that start too late are not counted', () => {
  const requests = [
    page,
    request('/app.js', 'Script', 1, 1, ['/'], 0),
    request('/telemetry', 'Ping', 1, 2, ['/app.js']),
    request('/later.js', 'Script', 9, 10, ['/']),
  ];
  expect(summarize(requests, 5)).toEqual({ requests: 1, scriptKb: 0, fileChain: 2, chain: 2 });
});
