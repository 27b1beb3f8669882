import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
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

test('the fragment names the number, the policy and the page of each address in order', () => {
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

test('a text cannot end its quotes, and a character that nginx cannot write is refused', () => {
  const withPolicy = (contentSecurityPolicy: string) => nginxFragment({ ...composition, contentSecurityPolicy });
  expect(withPolicy('a"; return 200 \\x')).toContain('default "a\\"; return 200 \\\\x";');
  expect(() => withPolicy('https://$host')).toThrow('it holds "$"');
  expect(() => withPolicy('a\nb')).toThrow('it holds "\\n"');
  expect(nginxFragment({ ...composition, routes: [{ pattern: '/a"b.c', file: 'x.html' }] })).toContain(
    '"~^/a\\"b\\.c/?$" "x.html";',
  );
});

function composed(site: string, number: number, page = 'page'): string {
  const folder = join(site, String(number));
  for (const part of ['pages', 'static/fonts']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'pages/index.html'), page);
  writeFileSync(join(folder, 'static/fonts/a.woff2'), 'font');
  return folder;
}

test('a file has the same date on all edges and differs from another file of its size, and so does its ETag', () => {
  const edges = [1, 2].map(() => temporaryFolder('nginx-files'));
  const dates = edges.flatMap((edge) =>
    [3, 4].map((number) => {
      const folder = composed(edge, number, `page ${number}`);
      writeNginxFiles({ ...composition, number }, folder);
      return ['pages/index.html', 'static/fonts/a.woff2'].map((file) => statSync(join(folder, file)).mtimeMs / 1000);
    }),
  );
  const [page3, font] = dates[0] ?? [];
  const page4 = dates[1]?.[0];
  expect(dates).toEqual([
    [page3, font],
    [page4, font],
    [page3, font],
    [page4, font],
  ]);
  expect(page4).not.toBe(page3);
  for (const date of dates.flat()) expect(new Date(date * 1000).getUTCFullYear()).toBeLessThan(2011);
});

test('another account can read the composition', () => {
  const folder = join(temporaryFolder('nginx-files'), '1');
  mkdirSync(folder, { mode: 0o700 });
  composed(join(folder, '..'), 1);
  writeNginxFiles(composition, folder);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(folder, NGINX_FRAGMENT), 'utf8')).toContain('Composition 7 of dtyt');
});
