import type { Answer } from './answer';

/** A request as it is sent. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: URLSearchParams | FormData | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request and returns whatever the server answered. Throws only when there was no answer. */
export type Transport = (request: WireRequest) => Promise<Answer>;
