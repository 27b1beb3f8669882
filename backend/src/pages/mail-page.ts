import { escapeHtml } from '../platform/html';

/** One part of a mail: written once, it becomes a piece of the page and a piece of the plain text. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stubs'; readonly stubs: readonly { readonly number: string; readonly beside: string }[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: 'picture'; readonly cid: string; readonly alt: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'small'; readonly text: string; readonly address: string };

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:0;background:#fbf7ef;color:#1b2033;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 16px}h1{font-size:24px;line-height:1.2;margin:0 0 12px}
.stub{border:2px dashed #12308a;border-radius:8px;padding:12px 16px;margin:8px 0}.stub b{font-size:22px;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse;margin:16px 0}td{padding:4px 0;vertical-align:top}td+td{text-align:right;font-variant-numeric:tabular-nums}
.soft{color:#5c6074}img{display:block;margin:16px auto;background:#fff;padding:8px;border-radius:8px}
.button{display:inline-block;margin:4px 0;padding:10px 20px;border-radius:8px;background:#12308a;color:#fff!important;text-decoration:none}
@media (prefers-color-scheme:dark){body{background:#171a24!important;color:#f1ede3!important}.stub{border-color:#9db4ff!important}.soft{color:#b4b7c6!important}}`;

const HTML: { readonly [Kind in MailPart['kind']]: (part: Extract<MailPart, { kind: Kind }>) => string } = {
  text: ({ text }) => `<p>${escapeHtml(text)}</p>`,
  stubs: ({ stubs }) =>
    stubs
      .map(({ number, beside }) => `<div class="stub">Rifa <b>${escapeHtml(number)}</b>, ${escapeHtml(beside)}</div>`)
      .join(''),
  rows: ({ rows }) =>
    `<table role="presentation">${rows.map(([term, value]) => `<tr><td class="soft">${escapeHtml(term)}</td><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
  picture: ({ cid, alt }) => `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="200" height="200">`,
  link: ({ label, address }) => `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
  small: ({ text, address }) => `<p class="soft"><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`,
};

const TEXT: { readonly [Kind in MailPart['kind']]: (part: Extract<MailPart, { kind: Kind }>) => readonly string[] } = {
  text: ({ text }) => [text],
  stubs: ({ stubs }) => stubs.map(({ number, beside }) => `- Rifa ${number}, ${beside}`),
  rows: ({ rows }) => rows.map(([term, value]) => `${term}: ${value}`),
  picture: () => [],
  link: ({ label, address }) => [`${label}: ${address}`],
  small: ({ text, address }) => [`${text}: ${address}`],
};

const htmlOf = <Kind extends MailPart['kind']>(part: Extract<MailPart, { kind: Kind }>): string =>
  HTML[part.kind as Kind](part);
const textOf = <Kind extends MailPart['kind']>(part: Extract<MailPart, { kind: Kind }>): readonly string[] =>
  TEXT[part.kind as Kind](part);

/** A mail as a page, for light and dark, and the same as plain text. */
export const mailPage = (
  title: string,
  parts: readonly MailPart[],
): { readonly html: string; readonly text: string } => ({
  html: `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${parts.map(htmlOf).join('\n')}</main></body></html>`,
  text: [title, ...parts.flatMap(textOf)].join('\n'),
});
