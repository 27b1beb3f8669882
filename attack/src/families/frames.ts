import type { Note } from '../report/tally';
import type { Target } from '../target/target';

const PAGES = ['/', '/login', '/dashboard', '/pago/x', '/nowhere', '/api/validate', '/sandbox/mailbox'];

/** No other site may show our pages in a frame. Only the mailbox page shows a mail in one, on this site. */
export async function frames({ app, url }: Target, note: Note): Promise<void> {
  for (const path of PAGES) {
    const { headers } = await app.request({ method: 'GET', url: path, headers: {} });
    const allowed = headers['x-frame-options'];
    note('pages inside other pages', path, allowed !== 'DENY' && `x-frame-options: ${String(allowed)}`);
  }
  const { body } = await app.request({ method: 'GET', url: '/sandbox/mailbox.json', headers: {} });
  const [mail] = body.data as readonly { readonly id: number }[];
  const page = await app.request({ method: 'GET', url: `/sandbox/mailbox/${mail?.id}`, headers: {} });
  const [, src = ''] = /<iframe [^>]*src="([^"]+)"/.exec(page.text) ?? [];
  const framed = await fetch(new URL(src, url));
  const text = await framed.text();
  note(
    'pages inside other pages',
    'a mail inside the page that shows it',
    framed.status !== 200 && `${framed.status} for ${src}`,
    !text.includes('<html') && 'there is no mail in it',
    framed.headers.get('x-frame-options') !== 'SAMEORIGIN' && 'a browser shows a broken frame',
    !framed.headers.get('content-security-policy')?.includes('sandbox') && 'it may run scripts',
  );
}
