import type { Deployment } from '@rifas/shared/deployment';
import { matchPath } from '@rifas/shared/routing';
import { pageTable, remotePages } from '@rifas/shared/site';
import type { Replacements } from '../federation/overrides';
import { candidatesOf } from '../federation/release-choice';
import { inWords } from '../federation/remote-error';
import type { Report } from '../session/shell-event';

/** The most errors that a page reports, because it may fail in a loop. */
const MOST = 20;

/** A release whose files a page may run. */
interface Source {
  readonly remote: string;
  readonly version: string;
  /** Address of the folder that its files come from. */
  readonly base: string;
}

/** The releases of the remotes that a page may run. */
const sourcesOf = ({ remotes }: Deployment, replacements: Replacements): readonly Source[] =>
  remotes
    .flatMap((release) => candidatesOf(release, replacements[release.name]?.entry))
    .map(({ remote, version, entry }) => ({ remote, version, base: new URL('.', entry).href }));

/** The release whose file comes first in a stack. */
const firstIn = (stack: string, sources: readonly Source[]): Source | undefined =>
  sources
    .map((source) => ({ source, at: stack.indexOf(source.base) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.source;

/** The page that a remote draws at this address. */
function pageOf(remote: string, deployment: Deployment): string | undefined {
  const features = deployment.remotes.map(({ feature }) => feature).filter(({ name }) => name === remote);
  return remotePages(pageTable(deployment, features)).find(({ pattern }) => matchPath(pattern, location.pathname))
    ?.page;
}

/**
 * Reports uncaught errors of handlers and promises, which no boundary catches. An error belongs to the remote whose
 * file comes first in its stack, else to the shell if the stack has one of its files. Other errors, such as those of a
 * browser extension, are not the site's.
 * @param shell the running release
 */
export function reportUncaught(
  deployment: Deployment,
  replacements: Replacements,
  shell: Omit<Source, 'remote'>,
  report: Report,
): void {
  const remotes = sourcesOf(deployment, replacements);
  const told = new Set<string>();
  const tell = (thrown: unknown, place = '') => {
    const stack = `${thrown instanceof Error ? thrown.stack : ''}\n${place}`;
    const source = firstIn(stack, remotes) ?? firstIn(stack, [{ ...shell, remote: 'shell' }]);
    if (!source) return;
    const { remote, version } = source;
    const detail = inWords(thrown);
    const key = `${remote} ${detail}`;
    if (told.has(key) || told.size === MOST) return;
    told.add(key);
    const page = pageOf(remote, deployment);
    report({ kind: 'render', remote, version, stage: 'uncaught', ...(page !== undefined && { page }), detail });
  };
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
