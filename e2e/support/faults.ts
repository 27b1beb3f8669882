import { pass, startFront, type Asked, type Told } from '@rifas/tooling/e2e/front';

/** How real servers fail. `hang` accepts the request and never answers it, even after the fault was removed. */
export const FAULTS = ['404', '503', 'html', 'reset', 'hang'] as const;
export type Fault = (typeof FAULTS)[number];

interface Served extends Told {
  readonly body: Buffer;
}

/** Changes a response of the site. */
type Edit = (served: Served) => Pick<Served, 'headers' | 'body'>;

const HTML = '<!doctype html><p>Mantenimiento</p>';
const BROKEN: Readonly<Record<Exclude<Fault, 'hang'>, Told>> = {
  '404': { status: 404, headers: {}, body: '' },
  '503': { status: 503, headers: { 'content-type': 'application/json' }, body: '{"status":"error"}' },
  html: { status: 200, headers: { 'content-type': 'text/html' }, body: HTML },
  reset: { status: 0, headers: {}, body: '', breaks: true },
};

/** A proxy in front of a running site that breaks chosen paths. */
export async function startFaultProxy(site: string) {
  let faults: [paths: RegExp, fault: Fault][] = [];
  let edits: [paths: RegExp, edit: Edit][] = [];
  let aliases: [paths: RegExp, to: (path: string) => string][] = [];
  let asked: string[] = [];

  const edited = async ({ path, url, ...request }: Asked): Promise<Told> => {
    // Requests a full, uncompressed response to edit: a 304 would keep the unedited headers.
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
    /** Makes requests for these paths fail from now on. */
    fail: (paths: RegExp, fault: Fault) => void faults.unshift([paths, fault]),
    /** Changes responses for these paths from now on; several edits apply one after the other. */
    edit: (paths: RegExp, edit: Edit) => void edits.push([paths, edit]),
    /** Serves these paths from another path of the site. */
    alias: (paths: RegExp, to: (path: string) => string) => void aliases.push([paths, to]),
    /** Removes all faults; edits and aliases stay. */
    heal: () => void (faults = []),
    /** Removes all changes. */
    reset: () => {
      faults = [];
      edits = [];
      aliases = [];
      asked = [];
    },
    /** Requested paths, in order. */
    asked: (paths: RegExp): readonly string[] => asked.filter((path) => paths.test(path)),
  };
}
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
