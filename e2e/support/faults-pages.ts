import type { Deployment, RemoteRelease } from '@rifas/shared/deployment';
import { cspHashOf, integrityOf } from '@rifas/tooling/lib/files';
import type { FaultProxy } from './faults';

/** Matches the addresses of pages. */
const PAGES = /^\/(?!releases\/|api\/|auth\/|talon\/|telemetry)[^.]*$/;

interface PageParts {
  readonly deployment: Deployment;
  /** Path to integrity, from the page's import map. */
  readonly integrity: Readonly<Record<string, string>>;
}

const DESCRIPTOR = /(<script type="application\/json" id="deployment">)(.*?)(?=<\/script>)/s;
const IMPORT_MAP = /(<script type="importmap">)(.*?)(?=<\/script>)/s;

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Changes pages as if composed from other parts: descriptor, import map, and the policy with the map's hash. */
export function editPages(
  proxy: FaultProxy,
  edit: (parts: PageParts) => Partial<PageParts>,
  policy: (text: string) => string = (text) => text,
): void {
  proxy.edit(PAGES, ({ headers, body }) => {
    const html = body.toString();
    const importMap = IMPORT_MAP.exec(html)?.[2];
    const descriptor = DESCRIPTOR.exec(html)?.[2];
    if (importMap === undefined || descriptor === undefined) return { headers, body };
    const parts: PageParts = {
      deployment: JSON.parse(descriptor) as Deployment,
      ...(JSON.parse(importMap) as Pick<PageParts, 'integrity'>),
    };
    const { deployment, integrity } = { ...parts, ...edit(parts) };
    const newMap = json({ integrity });
    const csp = String(headers['content-security-policy']).replace(cspHashOf(importMap), cspHashOf(newMap));
    const page = html
      .replace(IMPORT_MAP, (_all, open: string) => open + newMap)
      .replace(DESCRIPTOR, (_all, open: string) => open + json(deployment))
      // Preloads and the first script carry hashes too.
      .replaceAll(
        /(src|href)="(\/releases\/[^"]+)" integrity="[^"]*"/g,
        (_all, name: string, path: string) => `${name}="${path}" integrity="${integrity[path] ?? ''}"`,
      );
    return { headers: { ...headers, 'content-security-policy': policy(csp) }, body: Buffer.from(page) };
  });
}

const withRemote = (
  deployment: Deployment,
  name: string,
  change: (remote: RemoteRelease) => Partial<RemoteRelease>,
): Deployment => ({
  ...deployment,
  remotes: deployment.remotes.map((remote) => (remote.name === name ? { ...remote, ...change(remote) } : remote)),
});

const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);
const moved = (path: string, from: string, to: string): string =>
  path.startsWith(from) ? to + path.slice(from.length) : path;

/**
 * Gives the application a previous release: a copy of the served release's files at other addresses. Faults and edits
 * of the new release do not affect it.
 */
export function withPrevious(proxy: FaultProxy, application: string): void {
  const before = `/releases/${application}/0.0.9/`;
  let served = '';
  proxy.alias(new RegExp(`^${before}`), (path) => moved(path, before, served));
  editPages(proxy, ({ deployment, integrity }) => {
    const shellEntry =
      Object.keys(integrity).find(
        (path) => /^\/releases\/shell\/[^/]+\/shell\.\w+\.js$/.test(path) && !path.startsWith(before),
      ) ?? '';
    const entry =
      application === 'shell' ? shellEntry : (deployment.remotes.find(({ name }) => name === application)?.entry ?? '');
    served = folderOf(entry);
    const files = Object.entries(integrity).filter(([path]) => path.startsWith(served));
    const previous = { version: '0.0.9', entry: moved(entry, served, before) };
    return {
      integrity: {
        ...integrity,
        ...Object.fromEntries(files.map(([path, hash]) => [moved(path, served, before), hash])),
      },
      deployment:
        application === 'shell'
          ? { ...deployment, shellPrevious: previous }
          : withRemote(deployment, application, ({ feature }) => ({ previous: { ...previous, feature } })),
    };
  });
}

/**
 * Changes a file of the served release as if it had been released so: its integrity matches the new content.
 * @param edit returns the new content, which must differ
 */
export async function release(proxy: FaultProxy, file: RegExp, edit: (code: string) => string): Promise<void> {
  const page = await (await fetch(`${proxy.url}/login`)).text();
  const { integrity } = JSON.parse(IMPORT_MAP.exec(page)?.[2] ?? '{}') as PageParts;
  const path = Object.keys(integrity).find((one) => file.test(one) && !one.includes('/0.0.9/'));
  if (path === undefined) throw new Error(`The site has no file ${file.source}`);
  const code = await (await fetch(proxy.url + path)).text();
  const changed = edit(code);
  if (changed === code) throw new Error(`${path} does not hold what the test wants to change`);
  proxy.edit(new RegExp(`^${path.replaceAll('.', '\\.')}$`), ({ headers }) => ({
    headers,
    body: Buffer.from(changed),
  }));
  editPages(proxy, (parts) => ({ integrity: { ...parts.integrity, [path]: integrityOf(changed) } }));
}

/** Adds one byte to a released file, but keeps its integrity. */
export function tamper(proxy: FaultProxy, file: RegExp): void {
  proxy.edit(file, ({ headers, body }) => ({ headers, body: Buffer.concat([body, Buffer.from(' ')]) }));
}

/**
 * Serves the next composition: the application has a new release number, and the files that open pages know are gone,
 * as after a clean-up.
 */
export function deployNext(proxy: FaultProxy, application: string): void {
  const next = `/releases/${application}/9.9.9/`;
  let served = '';
  proxy.alias(new RegExp(`^${next}`), (path) => moved(path, next, served));
  editPages(proxy, ({ deployment, integrity }) => {
    const entry = deployment.remotes.find(({ name }) => name === application)?.entry ?? '';
    served = folderOf(entry);
    return {
      integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [moved(path, served, next), hash])),
      deployment: {
        ...withRemote(deployment, application, () => ({ version: '9.9.9', entry: moved(entry, served, next) })),
        composition: deployment.composition + 1,
      },
    };
  });
  proxy.fail(new RegExp(`^/releases/${application}/(?!9\\.9\\.9/)`), '404');
}
