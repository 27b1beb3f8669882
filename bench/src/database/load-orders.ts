/** One kind of call that a load driver sends again and again. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a load driver reads from its standard input. */
export interface LoadOrders {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** The second number of its clients' addresses. */
  readonly net: number;
  readonly addresses: 'one' | 'many';
  readonly requests: readonly LoadRequest[];
}

/** What it writes: answers by their kind. */
export interface LoadCount {
  readonly good: number;
  readonly refused: number;
  /** Answers from 500 on, and connections that ended without one. */
  readonly failed: number;
}
