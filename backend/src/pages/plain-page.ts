import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Deployment } from '@rifas/shared/deployment';
import { palettes, type Palette } from '@rifas/shared/ui/palette';
import { breakableHtml, escapeHtml } from '../platform/html';
import { stubGroups, type Row, type Stub } from './stubs';

const variables = (colours: Palette): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');

/** The site's font, at the root of the site. Where the backend answers without the site, the system's font is used. */
const FONT = '/fonts/figtree-latin.woff2';

const BASE = `@font-face{font-family:Figtree;font-weight:300 900;font-display:optional;src:url(${FONT}) format('woff2')}*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--text);font:1rem/1.5 Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}
header{padding:0 min(1rem,5vw);border-bottom:1px solid var(--border);font-size:min(1.125rem,9vw);font-weight:800;letter-spacing:.01em}
header span{display:flex;align-items:center;gap:.5em;min-height:56px;max-width:74rem;margin:0 auto}
header span::before{content:'';width:1.3em;height:.9em;border-radius:.18em;background:linear-gradient(90deg,var(--accent) 30%,transparent 30% 37%,var(--accent) 37%);-webkit-print-color-adjust:exact;print-color-adjust:exact}
main{max-width:30rem;margin:0 auto;padding:1rem min(1rem,5vw) 3rem}
h1{margin:0 0 1rem;font-size:clamp(1.25rem,1.08rem + .75vw,1.75rem);line-height:1.2;font-weight:800;letter-spacing:.01em;text-wrap:balance}
p{margin:.5rem 0;max-width:60ch}
a{color:var(--primary);text-underline-offset:.15em}
.sheet{margin:1rem 0;padding:1rem min(1.25rem,5vw);background:var(--surface);border:1px solid var(--border);border-radius:16px}.sheet+.sheet,dl{break-inside:avoid}
.raffle{padding:.75rem 0;border-bottom:1px dashed var(--border);break-inside:avoid}
.raffle:first-child{padding-top:0}
.raffle>*{vertical-align:middle}.raffle b{--hole:transparent 97%,#000;display:inline-flex;align-items:center;margin-left:.25rem;padding:.4em .6em .4em 0;border-radius:.2em;background:var(--paper);color:var(--onPaper);font-size:1.125rem;line-height:1;font-weight:800;letter-spacing:.04em;font-variant-numeric:tabular-nums;outline:1px solid transparent;outline-offset:-1px;-webkit-mask:radial-gradient(circle .22em at .9em 0,var(--hole)) top/100% 51% no-repeat,radial-gradient(circle .22em at .9em 100%,var(--hole)) bottom/100% 51% no-repeat;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.raffle b::before{content:'';align-self:stretch;width:.9em;margin:-.4em .5em -.4em 0;border-right:2px dashed;opacity:.55}
.raffle ul{list-style:none;list-style-type:'';margin:.5rem 0 0;padding:0}.raffle li{display:flex;flex-wrap:wrap;column-gap:1rem;padding:.2rem 0}.raffle li span{flex:1 1 9rem;min-width:0}.raffle strong{margin-left:auto;font-variant-numeric:tabular-nums}
.soft{color:var(--textMuted);font-size:.9rem}
.total{margin:1rem 0 .5rem;break-after:avoid}.total b{display:block;font-size:min(1.9rem,11vw);line-height:1.2;font-weight:800;font-variant-numeric:tabular-nums}
dl{display:grid;gap:.35rem;margin:1rem 0 0;font-size:.9rem}dl div{display:flex;flex-wrap:wrap;column-gap:1rem}dt{color:var(--textMuted)}dd{margin:0 0 0 auto;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd a,footer a{display:inline-block;margin:-.75rem 0;padding:.75rem 0}
.code{display:block;width:max-content;max-width:100%;margin:1rem auto .5rem}
img{display:block;width:200px;height:200px;max-width:100%;background:#fff;padding:8px;border-radius:12px}
.good,.bad{display:flex;gap:.6rem;align-items:center;margin:0 0 1rem;padding:.9rem 1.1rem;border-radius:14px;font-size:1.3rem;font-weight:800;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.good{background:var(--successSoft);color:var(--onSuccessSoft)}.good::before{content:'✓'}.bad{background:var(--errorSoft);color:var(--onErrorSoft)}.bad::before{content:'✕'}
button,.button{display:block;width:100%;min-height:48px;margin:.75rem 0;padding:.75rem 1.25rem;border:0;border-radius:12px;background:var(--primary);color:var(--onPrimary);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
footer{margin-top:1.5rem;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:64em){main{padding-top:2.5rem}}
@media (forced-colors:active){header span::before{--accent:CanvasText;forced-color-adjust:none}}
@media print{body{background:#fff}header,.no-print{display:none}main{padding:0}.sheet{border-color:#999}}`;

type Variant = Deployment['variant'];

const withPolicy = (variant: Variant): { readonly style: string; readonly policy: string } => {
  const { light, dark } = palettes[variant];
  const style = `:root{color-scheme:light;${variables(light)}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${variables(dark)}}}${BASE}`;
  return {
    style,
    policy: `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  };
};

const LOOKS: Readonly<Record<Variant, ReturnType<typeof withPolicy>>> = {
  dtyt: withPolicy('dtyt'),
  ccee: withPolicy('ccee'),
};

const lineHtml = ({ beside, price }: Stub): string =>
  `<li><span>${escapeHtml(beside)}</span>${price === undefined ? '' : `<strong>${escapeHtml(price)}</strong>`}</li>`;

/** The tickets of a purchase, grouped under the numbers of their raffles. */
export const stubsHtml = (stubs: readonly Stub[]): string =>
  stubGroups(stubs)
    .map(
      ([number, lines]) =>
        `<section class="raffle"><span class="soft">Rifa</span> <b>${escapeHtml(number)}</b><ul>${lines.map(lineHtml).join('')}</ul></section>`,
    )
    .join('');

/** A value that does not fit beside its term moves whole to the next line. */
export const rowsHtml = (rows: readonly Row[]): string =>
  `<dl>${rows.map(([term, value, address]) => `<div><dt>${escapeHtml(term)}</dt><dd>${address === undefined ? breakableHtml(value) : `<a href="${escapeHtml(address)}">${breakableHtml(value)}</a>`}</dd></div>`).join('')}</dl>`;

interface PlainPage {
  readonly deployment: Pick<Deployment, 'title' | 'variant'>;
  readonly status?: number;
  readonly title: string;
  /** Is already HTML. */
  readonly body: string;
}

/** A page that the server draws itself: no script, no cache, no referrer, not for search engines. */
export function plainPage(reply: FastifyReply, { deployment, status = 200, title, body }: PlainPage): FastifyReply {
  const { style, policy } = LOOKS[deployment.variant];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
        `<title>${escapeHtml(title)} · ${escapeHtml(deployment.title)}</title><link rel="preload" as="font" crossorigin href="${FONT}"><style>${style}</style></head><body><header><span>${escapeHtml(deployment.title)}</span></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    );
}
