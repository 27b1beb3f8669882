import { everyContract } from '@rifas/backend/testing/every-contract';
import { firstOf, type Note } from '../report/tally';
import { requestOf, sendRaw, type RawAnswer } from '../target/raw';
import type { Target } from '../target/target';
import { frames } from './frames';
import { smuggling } from './smuggling';

/** Texts of files on the server that are not served, and of pages for operators. */
const LEAKS =
  /root:x:0:|"packageManager"|"devDependencies"|\[core\]\s|JWT_SECRET|GATEWAY_SECRET|worker_processes|# HELP |"releases":\s*\{|process_resident|ref: refs\//;

const complaintOf = ({ statuses, text }: RawAnswer, allowed: readonly number[]): string | undefined =>
  firstOf(
    LEAKS.test(text) && `told of the inside: ${text.slice(0, 300)}`,
    statuses.length > 1 && `${statuses.length} answers to one request`,
    // A connection closed without an answer got nothing.
    statuses[0] !== undefined && !allowed.includes(statuses[0]) && `${statuses[0]}: ${text.slice(0, 120)}`,
  );

/**
 * Allowed statuses: an unknown address gets the site's page, which explains it; missing files and calls get an error.
 */
const NOTHING_THERE = [200, 301, 302, 304, 400, 401, 403, 404, 405, 414, 429, 501];

const STARTS = ['/', '/releases/', '/releases/shell/', '/api/', '/uploads/', '/login/', '/sandbox/'];
const UPS = String.raw`../ %2e%2e/ ..%2f %2e%2e%2f .%2e/ ..\ ..%5c %252e%252e%252f ..%c0%af ....// ..;/ ..%00/`.split(
  ' ',
);
const WANTED = ['etc/passwd', 'package.json', 'composition.json'];

const traversals = (): readonly string[] =>
  STARTS.flatMap((start) => UPS.flatMap((up) => WANTED.map((file) => `${start}${up.repeat(9)}${file}`)));

const HIDDEN = [
  '/.env /.git/config /.git/HEAD /.npmrc /.htaccess /.data/postgres /releases/.x/a.js /releases/',
  '/package.json /composition.json /nginx.conf /server-status /pointer /state.json /pages/login.html',
  '/login.html.br /index.html~ /index.php /wp-login.php /cgi-bin/x /%00 /login%00.js /~root/',
].flatMap((line) => line.split(' '));
/** The operators' addresses, in every spelling that a parser may normalise. */
const OPERATORS = ['metrics', 'livez', 'readyz'].flatMap((name) =>
  [
    `/${name} //${name} /./${name} /api/../${name} /api/%2e%2e/${name} /api/..%2f${name} /auth/..;/${name}`,
    `/api//../${name} /api/x\\..\\..\\${name} /api/..%5c..%5c${name} /API/../${name} /api;/../${name} /api/%2fmetrics`,
    `http://localhost/${name} /api/..%252f${name} /telemetry/../${name} /geopay/..//${name} /%6detrics`,
  ].flatMap((line) => line.split(' ')),
);

/** Tries to leave the served folders, and to reach hidden files and the operators' pages. */
export async function paths({ url }: Target, note: Note): Promise<void> {
  const ask = async (what: string, path: string) =>
    note(what, path, complaintOf(await sendRaw(url, requestOf(path)), NOTHING_THERE));
  for (const path of traversals()) await ask('paths out of what is served', path);
  for (const path of HIDDEN) await ask('hidden and internal files', path);
  for (const path of OPERATORS) await ask("operators' pages", path);
}

const EVIL = 'boese.example';

/** A host chosen by the caller must be in no answer: caches and mails would spread it. */
async function hosts({ url }: Target, note: Note): Promise<void> {
  const variants: readonly Readonly<Record<string, string>>[] = [
    { Host: EVIL },
    { Host: `localhost@${EVIL}` },
    { Host: `${EVIL}:80:80` },
    { Host: `localhost/${EVIL}` },
    { Host: 'localhost', 'X-Forwarded-Host': EVIL },
    { Host: 'localhost', Forwarded: `host=${EVIL}` },
    { Host: 'localhost', 'X-Original-URL': '/metrics', 'X-Rewrite-URL': '/metrics' },
    { Host: '' },
  ];
  for (const path of ['/', '/login', '/dashboard', '/api/validate', '/releases/none.js'])
    for (const headers of variants) {
      const answer = await sendRaw(url, requestOf(path, { headers }));
      note(
        'another host',
        `${path} ${JSON.stringify(headers)}`,
        complaintOf(answer, NOTHING_THERE),
        answer.text.includes(EVIL) && `the answer names ${EVIL}`,
      );
    }
}

/** Only the request line may set the method. */
async function methods({ url, app, world }: Target, note: Note): Promise<void> {
  for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'DEBUG', 'get'])
    for (const path of ['/', '/login', '/releases/none.js', '/api/validate']) {
      const answer = await sendRaw(url, requestOf(path, { method, headers: { 'X-Mark': 'marked-word' } }));
      note(
        'methods that nobody uses',
        `${method} ${path}`,
        complaintOf(answer, NOTHING_THERE),
        answer.text.includes('marked-word') && 'repeats what was sent',
        answer.statuses[0] === 200 && method === 'CONNECT' && 'opened a tunnel',
      );
    }
  const authorization = await app.tokenOf(world.ana.userId);
  for (const { path, method, name } of everyContract.filter(({ authenticated }) => authenticated)) {
    // Some addresses have a call for either method.
    if (everyContract.some((one) => one.path === path && one.method !== method)) continue;
    const other = method === 'GET' ? 'POST' : 'GET';
    const headers = {
      authorization,
      'X-HTTP-Method-Override': method,
      'X-HTTP-Method': method,
      'X-Method-Override': method,
    };
    const answer = await sendRaw(url, requestOf(`/${path}?_method=${method}`, { method: other, headers }));
    note('another method by a header', name, complaintOf(answer, [400, 404, 405, 411]));
  }
}

const TOO_MUCH = [400, 413, 414, 431, 494, 404, 200];

async function sizes({ url }: Target, note: Note): Promise<void> {
  const many = (count: number, size: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`X-Long-${index}`, 'a'.repeat(size)]));
  const shapes: Readonly<Record<string, string>> = {
    'a header of 20 KB': requestOf('/login', { headers: many(1, 20_000) }),
    'a header of 1 MB': requestOf('/login', { headers: many(1, 1_000_000) }),
    '200 headers of 1 KB': requestOf('/login', { headers: many(200, 1_000) }),
    '20,000 short headers': requestOf('/login', { headers: many(20_000, 1) }),
    'a cookie of 64 KB': requestOf('/api/validate', { headers: { Cookie: `a=${'b'.repeat(65_536)}` } }),
    '3,000 cookies': requestOf('/api/validate', { headers: { Cookie: 'a=b; '.repeat(1_500) } }),
    'an Authorization of 30 KB': requestOf('/api/validate', { headers: { Authorization: 'x'.repeat(30_000) } }),
    'an address of 20 KB': requestOf(`/${'a'.repeat(20_000)}`),
    'an address of 1 MB': requestOf(`/api/${'a'.repeat(1_000_000)}`),
    'an address of 3,000 folders': requestOf(`/${'a/'.repeat(3_000)}`),
    '90 MB announced': requestOf('/api/validate', { method: 'POST', headers: { 'Content-Length': '90000000' } }),
    '1,000 ranges': requestOf('/login', { headers: { Range: `bytes=${'0-1,'.repeat(1_000)}0-1` } }),
    'a chunk that is larger than it says': `POST /api/validate HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\nabc`,
    'no version': 'GET /login\r\n\r\n',
    'version 9': 'GET /login HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'no host': 'GET /login HTTP/1.1\r\nConnection: close\r\n\r\n',
    'two hosts': 'GET /login HTTP/1.1\r\nHost: localhost\r\nHost: boese.example\r\nConnection: close\r\n\r\n',
    'a NUL in a header': 'GET /login HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\nConnection: close\r\n\r\n',
    'TLS where none is': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    noise: '\xff\xfe\x00\r\n\r\n'.repeat(100),
  };
  for (const [name, bytes] of Object.entries(shapes)) {
    const allowed = [...TOO_MUCH, 206, 401, 408, 416, 505];
    note('sizes and broken requests', name, complaintOf(await sendRaw(url, bytes, 3_000), allowed));
    const after = await sendRaw(url, requestOf('/login'));
    note('the site afterwards', name, after.statuses[0] !== 200 && `the next visitor got ${after.statuses[0]}`);
  }
}

/** Attacks by raw requests to an edge. */
export async function edges(target: Target, note: Note): Promise<void> {
  await paths(target, note);
  await hosts(target, note);
  await methods(target, note);
  await frames(target, note);
  await smuggling(target, note);
  await sizes(target, note);
}
