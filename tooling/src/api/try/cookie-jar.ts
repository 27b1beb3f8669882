/** A cookie as an API sent it. */
export interface SentCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  /** The domain that it is meant for; the edge takes that away. */
  readonly domain: string | undefined;
}

function parseCookie(header: string): SentCookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const attribute = (name: string) => attributes.find((each) => each.toLowerCase().split('=', 1)[0] === name);
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    httpOnly: attribute('httponly') !== undefined,
    domain: attribute('domain')?.split('=')[1],
  };
}

/** The cookies of one API, as a browser keeps them that knows it under the site's own origin. */
export class CookieJar {
  readonly sent = new Map<string, SentCookie>();

  take(headers: readonly string[]): void {
    for (const cookie of headers.map(parseCookie)) this.sent.set(cookie.name, cookie);
  }
  private list(cookies: Iterable<SentCookie>): string {
    return [...cookies].map(({ name, value }) => `${name}=${value}`).join('; ');
  }
  /** For the header `Cookie`. */
  header(): string {
    return this.list(this.sent.values());
  }
  /** As a script sees them. */
  readable(): string {
    return this.list([...this.sent.values()].filter(({ httpOnly }) => !httpOnly));
  }
}
