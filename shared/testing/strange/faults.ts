/** The faults that the API, or something between it and the site, may cause in any call. */
export const FAULTS = [
  '500',
  '502',
  '503',
  '429',
  'the page of a hotel’s wifi',
  'a connection that breaks',
  'half an answer',
  'nothing at all',
  'an answer under a wrong type',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault as it is sent. `breaks`: the connection breaks, after the body if there is one. */
export interface FaultyAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly breaks?: boolean;
}

const HTML = '<!doctype html><title>Bienvenido</title><p>Aceptá las condiciones para navegar.</p>';

/**
 * What is sent instead of an answer.
 * @param good the answer that the API would have given
 * @example faultyAnswer('502', {}).status // 502
 */
export function faultyAnswer(fault: Fault, good: unknown): FaultyAnswer {
  const json = JSON.stringify(good);
  switch (fault) {
    case '500':
      return {
        status: 500,
        type: 'text/html',
        body: '<h1>Internal Server Error</h1><pre>PDOException at line 12</pre>',
      };
    case '502':
      return { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1><hr>nginx' };
    case '503':
      return { status: 503, type: 'application/json', body: '{"status":"error","message":"Service Unavailable"}' };
    case '429':
      return { status: 429, type: 'application/json', body: '{"message":"Too Many Attempts."}' };
    case 'the page of a hotel’s wifi':
      return { status: 200, type: 'text/html', body: HTML };
    case 'a connection that breaks':
      return { status: 200, type: 'application/json', body: '', breaks: true };
    case 'half an answer':
      return { status: 200, type: 'application/json', body: json.slice(0, Math.ceil(json.length / 2)) };
    case 'nothing at all':
      return { status: 200, type: 'application/json', body: '' };
    case 'an answer under a wrong type':
      return { status: 200, type: 'text/plain', body: json };
  }
}
