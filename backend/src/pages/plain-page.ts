import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/html';

const STYLE = `:root{font:16px/1.5 system-ui,sans-serif;color-scheme:light dark;--paper:#fbf7ef;--ink:#1b2033;--line:#12308a;--soft:#5c6074}
@media (prefers-color-scheme:dark){:root{--paper:#171a24;--ink:#f1ede3;--line:#9db4ff;--soft:#b4b7c6}}
body{margin:0 auto;max-width:36rem;padding:1.5rem;background:var(--paper);color:var(--ink)}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.1rem;margin:1.5rem 0 .5rem}
p{margin:.5rem 0;max-width:60ch}
a{color:var(--line)}
ul{list-style:none;padding:0;margin:1rem 0}
.stub{border:2px dashed var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:.5rem 0;break-inside:avoid;display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap}
.stub b{font-size:1.3rem;font-variant-numeric:tabular-nums}
.soft{color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
img{display:block;margin:1rem auto;width:200px;height:200px;background:#fff;padding:8px;border-radius:.5rem}
.good,.bad{border-left:6px solid;padding:.5rem 1rem;font-size:1.2rem;font-weight:700}.good{border-color:#1f8a4c}.bad{border-color:#c43a2f}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:#12308a;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #e07b00;outline-offset:2px}
@media print{body{background:#fff;color:#000;padding:0}.no-print{display:none}}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A page that the server draws itself: no script, no cache, no referrer, not for search engines. `body` is HTML already. */
export function plainPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    );
}
