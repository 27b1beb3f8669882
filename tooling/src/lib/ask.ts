/**
 * `fetch` for an address with a user and a password: `fetch` refuses such addresses, and repeats them in its message.
 * @returns `address` without user and password, safe to show, and `ask`
 */
export function askAt(text: string) {
  const url = new URL(text);
  const given = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  const secret = given === ':' ? {} : { Authorization: `Basic ${Buffer.from(given).toString('base64')}` };
  return {
    address: url.href,
    ask: (init: RequestInit & { readonly headers?: Readonly<Record<string, string>> }) =>
      fetch(url, { ...init, headers: { ...secret, ...init.headers } }),
  };
}
