import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EdgeComposition } from '../store/sites/composition';
import { NGINX_FRAGMENT, nginxFragment, writeNginxFiles } from './nginx-files';

const composition: EdgeComposition = {
  number: 7,
  deployment: 'dtyt',
  releases: {},
  contentSecurityPolicy: "default-src 'self'; script-src 'self' 'sha256-abc+/='",
  routes: [
    { pattern: '/pago/:token', file: 'pago.html' },
    { pattern: '/dashboard/rifas/transfer/*', file: 'transfer.html' },
    { pattern: '/dashboard', file: 'dashboard.html' },
    { pattern: '*', file: 'index.html' },
  ],
};

test('the fragment names number, policy and, in order, the page of each address', () => {
  expect(nginxFragment(composition))
    .toBe(`# Composition 7 of dtyt, for docker/nginx/nginx.conf: made with its pages, never changed.
map $host $composition {
  default 7;
}
map $host $content_security_policy {
  default "default-src 'self'; script-src 'self' 'sha256-abc+/='";
}
map $host $composition_names {
  default "{\\"site\\":\\"dtyt\\",\\"composition\\":7,\\"versions\\":{},\\"parts\\":{}}";
}
map $address $page {
  default "index.html";
  "~^/pago/[^/]+/?$" "pago.html";
  "~^/dashboard/rifas/transfer(?:/.*)?$" "transfer.html";
  "~^/dashboard/?$" "dashboard.html";
}
`);
});

test('a text cannot end its quotes, and what nginx cannot write is refused', () => {
  const withPolicy = (contentSecurityPolicy: string) => nginxFragment({ ...composition, contentSecurityPolicy });
  expect(withPolicy('a"; return 200 \\x')).toContain('default "a\\"; return 200 \\\\x";');
  expect(() => withPolicy('https://$host')).toThrow('it holds "$"');
  expect(() => withPolicy('a\nb')).toThrow('it holds "\\n"');
  expect(nginxFragment({ ...composition, routes: [{ pattern: '/a"b.c', file: 'x.html' }] })).toContain(
    '"~^/a\\"b\\.c/?$" "x.html";',
  );
});

function composed(site: string, number: number): string {
  const folder = join(site, String(number));
  for (const part of ['pages', 'static/fonts']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'pages/index.html'), 'page');
  writeFileSync(join(folder, 'static/fonts/a.woff2'), 'font');
  return folder;
}

test('two compositions of one second have files of different seconds: their ETags differ', () => {
  const site = mkdtempSync(join(tmpdir(), 'nginx-files-'));
  const now = new Date('2026-05-01T12:00:00.700Z');
  const secondsOf = (number: number) =>
    ['pages/index.html', 'static/fonts/a.woff2', NGINX_FRAGMENT].map(
      (file) => statSync(join(site, String(number), file)).mtimeMs / 1000,
    );
  const noon = Date.parse('2026-05-01T12:00:00Z') / 1000;
  for (const number of [1, 2, 3]) {
    writeNginxFiles({ ...composition, number }, composed(site, number), now);
    expect(secondsOf(number)).toEqual(Array.from({ length: 3 }, () => noon + number - 1));
  }
  writeNginxFiles({ ...composition, number: 4 }, composed(site, 4), new Date('2026-05-01T13:00:00Z'));
  expect(secondsOf(4)[0]).toBe(noon + 3600);
});

test('another account may read the composition', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'nginx-files-')), '1');
  mkdirSync(folder, { mode: 0o700 });
  composed(join(folder, '..'), 1);
  writeNginxFiles(composition, folder);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(folder, NGINX_FRAGMENT), 'utf8')).toContain('Composition 7 of dtyt');
});
