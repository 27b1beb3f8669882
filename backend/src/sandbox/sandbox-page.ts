import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/html';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:44rem;padding:1.5rem}
main>*+*{margin-top:1rem}
h1{font-size:1.5rem}
button,.button{display:inline-block;font:inherit;padding:.7rem 1.2rem;border:2px solid currentColor;border-radius:.5rem;background:Canvas;color:CanvasText;cursor:pointer;text-decoration:none}
button.main{background:#0b5cad;color:#fff;border-color:#0b5cad}
form{display:inline-block;margin:0 .5rem .5rem 0}
:focus-visible{outline:3px solid #e07b00;outline-offset:2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem;border-bottom:1px solid #8888;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:40em){thead{display:none}tr,td{display:block}td{padding:0;border:0}tr{padding:.5rem 0;border-bottom:1px solid #8888}}
iframe{width:100%;height:36rem;border:1px solid #8888;background:#fff}
.notice{border-left:4px solid #e07b00;padding-left:.75rem}`;

const POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";

/** A page of the sandbox without scripts, with its style in a file; it is never cached. `body` is already HTML. */
export function sandboxPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/sandbox.css"></head>` +
        `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    );
}

export function registerSandboxStyle(http: FastifyInstance): void {
  http.get('/sandbox/sandbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  );
}

/** A button that posts hidden fields. */
export const postButton = (
  action: string,
  label: string,
  fields: Readonly<Record<string, string>>,
  main = false,
): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button${main ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`;

export const definitionList = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
