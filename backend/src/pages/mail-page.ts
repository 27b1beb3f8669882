import type { Deployment } from '@rifas/shared/deployment';
import { palettes, type Palette } from '@rifas/shared/ui/palette';
import { breakableHtml, escapeHtml } from '../platform/html';
import { stubGroups, type Row, type Stub } from './stubs';

/** One part of a mail, written once for both the HTML and the plain text. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stubs'; readonly stubs: readonly Stub[] }
  | { readonly kind: 'raffles'; readonly numbers: readonly string[] }
  | { readonly kind: 'figure'; readonly label: string; readonly figure: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'picture'; readonly cid: string; readonly alt: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string; readonly quiet?: boolean }
  /** The address itself, for programs that show no button. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'small'; readonly text: string; readonly address: string };

export type MailDeployment = Pick<Deployment, 'title' | 'variant' | 'links'>;

const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ROUND = 'border-radius:12px';

/**
 * Mail programs drop rules that they do not know. So the light look is in the elements, and the dark one in classes
 * that override it.
 */
const darkCss = (dark: Palette): string =>
  `@media (prefers-color-scheme:dark){.ground{background:${dark.background}!important}.sheet{background:${dark.surface}!important;border-color:${dark.border}!important}` +
  `.ink{color:${dark.text}!important}.soft{color:${dark.textMuted}!important}.line{border-color:${dark.border}!important}.mark{background:${dark.accent}!important}` +
  `.stub{background:${dark.paper}!important;color:${dark.onPaper}!important}.action{background:${dark.primary}!important}.on-action{color:${dark.onPrimary}!important}` +
  `.link{color:${dark.primary}!important}}`;

type Draw = { readonly [Kind in MailPart['kind']]: (part: Extract<MailPart, { kind: Kind }>) => string };

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** On a narrow screen words joined by non-breaking spaces stay on one line, and a long address breaks after its @. */
const valueHtml = (value: string): string =>
  breakableHtml(value).replace(/[^ ]*\u00a0[^ ]*/g, (piece) => `<span style="white-space:nowrap">${piece}</span>`);

function drawWith(light: Palette): Draw {
  const ink = `class="ink" style="color:${light.text}`;
  const soft = `class="soft" style="color:${light.textMuted}`;
  const number = (text: string): string =>
    `<span class="stub" style="display:inline-block;padding:6px 14px;border-inline-start:8px double ${light.accent};${ROUND};background:${light.paper};color:${light.onPaper};font-size:20px;font-weight:800;letter-spacing:.06em;line-height:1.3">${escapeHtml(text)}</span>`;
  const line = ({ beside, price = '' }: Stub): string =>
    table(
      'width="100%"',
      `<tr><td ${ink};padding:8px 16px 0 0">${escapeHtml(beside)}</td><td ${ink};padding:8px 0 0;text-align:right;vertical-align:top;font-weight:700;white-space:nowrap">${escapeHtml(price)}</td></tr>`,
    );
  const link = (address: string, text: string, html = escapeHtml(text)): string =>
    `<a class="link" href="${escapeHtml(address)}" style="color:${light.primary}">${html}</a>`;
  return {
    text: ({ text }) => `<p ${ink};margin:0 0 16px;text-wrap:pretty">${escapeHtml(text)}</p>`,
    stubs: ({ stubs }) =>
      stubGroups(stubs)
        .map(
          ([raffle, lines]) =>
            `<div class="line" style="margin:0 0 16px;padding:0 0 12px;border-bottom:1px dashed ${light.border}"><span ${soft};margin-inline-end:8px">Rifa</span> ${number(raffle)}` +
            `${lines.map(line).join('')}</div>`,
        )
        .join(''),
    raffles: ({ numbers }) => `<p style="margin:0 0 16px;line-height:2.6">${numbers.map(number).join(' &nbsp;')}</p>`,
    figure: ({ label, figure }) =>
      `<p style="margin:0 0 16px"><span ${soft};display:block;font-size:14px">${escapeHtml(label)}</span><strong ${ink};font-size:30px;line-height:1.2;font-weight:800">${escapeHtml(figure)}</strong></p>`,
    rows: ({ rows }) =>
      table(
        'width="100%" style="margin:0 0 16px"',
        rows
          .map(
            ([term, value, address]) =>
              `<tr><td ${soft};padding:5px 16px 5px 0;vertical-align:top;font-size:14px">${escapeHtml(term)}</td><td ${ink};padding:5px 0;text-align:right;vertical-align:top;font-size:14px;overflow-wrap:anywhere">${address === undefined ? valueHtml(value) : link(address, value, valueHtml(value))}</td></tr>`,
          )
          .join(''),
      ),
    picture: ({ cid, alt, text }) =>
      `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="180" height="180" style="display:block;margin:8px auto;padding:8px;background:#ffffff;${ROUND}"><p ${soft};margin:0 0 24px;text-align:center;text-wrap:balance;font-size:14px">${escapeHtml(text)}</p>`,
    link: ({ label, address, quiet = false }) =>
      quiet
        ? `<p style="margin:0 0 16px;text-align:center">${link(address, label)}</p>`
        : table(
            'width="100%" style="margin:0 0 16px"',
            `<tr><td class="action" align="center" bgcolor="${light.primary}" style="background:${light.primary};${ROUND}"><a class="on-action" href="${escapeHtml(address)}" style="display:block;padding:14px 20px;color:${light.onPrimary};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
          ),
    address: ({ address }) =>
      `<p ${soft};margin:0 0 16px;font-size:14px;overflow-wrap:anywhere">Si el botón no anda, copiá este link: ${link(address, address)}</p>`,
    small: ({ text, address }) =>
      `<p style="margin:0 0 8px;text-align:center;font-size:14px">${link(address, text)}</p>`,
  };
}

const TEXT: { readonly [Kind in MailPart['kind']]: (part: Extract<MailPart, { kind: Kind }>) => readonly string[] } = {
  text: ({ text }) => [text],
  stubs: ({ stubs }) =>
    stubs.map(({ number, beside, price }) => `- Rifa ${number}, ${beside}${price === undefined ? '' : `: ${price}`}`),
  raffles: ({ numbers }) => numbers.map((number) => `- Rifa ${number}`),
  figure: ({ label, figure }) => [`${label}: ${figure}`],
  rows: ({ rows }) => rows.map(([term, value]) => `${term}: ${value}`),
  picture: () => [],
  link: ({ label, address }) => [`${label}: ${address}`],
  address: () => [],
  small: ({ text, address }) => [`${text}: ${address}`],
};

const textOf = <Kind extends MailPart['kind']>(part: Extract<MailPart, { kind: Kind }>): readonly string[] =>
  TEXT[part.kind as Kind](part);

function bodyOf({ title, variant, links }: MailDeployment, heading: string, parts: readonly MailPart[]): string {
  const { light } = palettes[variant];
  const draw = drawWith(light);
  const htmlOf = <Kind extends MailPart['kind']>(part: Extract<MailPart, { kind: Kind }>): string =>
    draw[part.kind as Kind](part);
  const mark = (width: number): string =>
    `<td class="mark" bgcolor="${light.accent}" width="${width}" height="18" style="width:${width}px;height:18px;background:${light.accent};border-radius:4px;font-size:0">&nbsp;</td>`;
  const brand = table(
    'style="margin:0 0 16px"',
    `<tr>${mark(8)}<td width="2" style="width:2px;font-size:0">&nbsp;</td>${mark(18)}<td class="ink" style="padding-inline-start:10px;color:${light.text};font-size:18px;line-height:18px;font-weight:800">${escapeHtml(title)}</td></tr>`,
  );
  const sheet = table(
    'width="100%"',
    `<tr><td class="sheet" style="padding:24px 20px 12px;background:${light.surface};border:1px solid ${light.border};border-radius:16px">` +
      `<h1 class="ink" style="margin:0 0 16px;color:${light.text};font-size:24px;line-height:1.25;font-weight:800">${escapeHtml(heading)}</h1>${parts.map(htmlOf).join('\n')}</td></tr>`,
  );
  const foot = `<p class="soft" style="margin:16px 0 0;color:${light.textMuted};font-size:14px;text-align:center">Organiza ${escapeHtml(links.creator.name)} · Consultas: <a class="soft" href="mailto:${escapeHtml(links.contactMail)}" style="color:${light.textMuted}">${escapeHtml(links.contactMail)}</a></p>`;
  return table(
    `width="100%" class="ground" bgcolor="${light.background}" style="background:${light.background}"`,
    `<tr><td align="center" style="padding:24px 12px;font-size:16px;line-height:1.5;${FONT}"><div style="max-width:560px;margin:0 auto;text-align:left">${brand}${sheet}${foot}</div></td></tr>`,
  );
}

/** A mail as a page, for light and dark, and the same as plain text. It names the site and its organiser, so that the reader knows who writes. */
export function mailPage(
  deployment: MailDeployment,
  heading: string,
  parts: readonly MailPart[],
): { readonly html: string; readonly text: string } {
  const { title, variant, links } = deployment;
  return {
    html:
      `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
      `<title>${escapeHtml(title)}</title><style>${darkCss(palettes[variant].dark)}</style></head><body class="ground" style="margin:0;padding:0;background:${palettes[variant].light.background}">${bodyOf(deployment, heading, parts)}</body></html>`,
    text: [
      heading,
      ...parts.flatMap(textOf),
      '',
      `Organiza ${links.creator.name}. Consultas: ${links.contactMail}`,
    ].join('\n'),
  };
}
