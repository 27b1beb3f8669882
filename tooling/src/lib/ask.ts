/**
 * `fetch` for an address that may hold a user and a password, which `fetch` refuses and repeats in its message.
 * @returns `address` without them, as it may be shown, and `ask`
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
