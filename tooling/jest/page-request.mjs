const ORIGIN = 'http://localhost/';

/** Node's Request has no page to resolve a relative address against. */
export class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}
