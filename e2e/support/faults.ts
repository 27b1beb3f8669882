import { pass, startFront, type Asked, type Front, type Told } from './front';

/** How a real server fails. `hang` takes the request and never answers it, not even when the fault is over. */
export const FAULTS = ['404', '503', 'html', 'reset', 'hang'] as const;
export type Fault = (typeof FAULTS)[number];

interface Served extends Told {
  readonly body: Buffer;
}

/** Changes what the site has answered. */
type Edit = (served: Served) => Pick<Served, 'headers' | 'body'>;

export interface FaultProxy extends Front {
  /** From now on requests for these paths fail. */
  readonly fail: (paths: RegExp, fault: Fault) => void;
  /** From now on what the site answers for these paths is changed; of several edits each sees what the one before made. */
  readonly edit: (paths: RegExp, edit: Edit) => void;
  /** Serves these paths from another one of the site. */
  readonly alias: (paths: RegExp, to: (path: string) => string) => void;
  /** No fault any more; edits and aliases stay. */
  readonly heal: () => void;
  /** As at the start. */
  readonly reset: () => void;
  /** Paths that have been asked for, in order. */
  readonly asked: (paths: RegExp) => readonly string[];
}

const HTML = '<!doctype html><p>Mantenimiento</p>';
const BROKEN: Readonly<Record<Exclude<Fault, 'hang'>, Told>> = {
  '404': { status: 404, headers: {}, body: '' },
  '503': { status: 503, headers: { 'content-type': 'application/json' }, body: '{"status":"error"}' },
  html: { status: 200, headers: { 'content-type': 'text/html' }, body: HTML },
  reset: { status: 0, headers: {}, body: '', breaks: true },
};

/** A proxy in front of a running site that breaks chosen paths. */
export async function startFaultProxy(site: string): Promise<FaultProxy> {
  let faults: [paths: RegExp, fault: Fault][] = [];
  let edits: [paths: RegExp, edit: Edit][] = [];
  let aliases: [paths: RegExp, to: (path: string) => string][] = [];
  let asked: string[] = [];

  const edited = async ({ path, url, ...request }: Asked): Promise<Told> => {
    // Whole and plain, for an edit to work on: a 304 would bring the unedited headers.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const address = aliases.find(([paths]) => paths.test(path))?.[1](url) ?? url;
    let served: Served = await pass(site, { ...request, url: address, headers });
    for (const [paths, edit] of edits) if (paths.test(path)) served = { ...served, ...edit(served) };
    return served;
  };

  const front = await startFront(site, {
    instead: (request) => {
      asked.push(request.path);
      const fault = faults.find(([paths]) => paths.test(request.path))?.[1];
      if (fault === 'hang') return new Promise<Told>(() => undefined);
      return fault ? BROKEN[fault] : edited(request);
    },
  });
  return {
    ...front,
    fail: (paths, fault) => void faults.unshift([paths, fault]),
    edit: (paths, edit) => void edits.push([paths, edit]),
    alias: (paths, to) => void aliases.push([paths, to]),
    heal: () => void (faults = []),
    reset: () => {
      faults = [];
      edits = [];
      aliases = [];
      asked = [];
    },
    asked: (paths) => asked.filter((path) => paths.test(path)),
  };
}
