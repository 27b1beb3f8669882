import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import type { BrowserContext } from '@playwright/test';
import { makeStylesOld } from './old-styles';

/**
 * The oldest browsers that the site supports (docs/decisions/0075-old-phones.md): the last ones for phones with Android
 * 6 and iOS 15, and a Firefox with the same features.
 */
const OLDEST: Readonly<Partial<Record<BrowserName, string>>> = {
  chrome_android: '106',
  safari_ios: '15.4',
  firefox_android: '121',
};

/** A part of JavaScript or the DOM that one of the oldest browsers lacks. */
interface Missing {
  /** The owning object: 'Array.prototype', or '' for the global object. */
  readonly owner: string;
  readonly name: string;
}

const isReached = (added: string, version: string): boolean => {
  const parts = (text: string) => text.replace('≤', '').split('.').map(Number);
  const [wanted, found] = [parts(added), parts(version)];
  const differing = wanted.findIndex((part, index) => part !== (found[index] ?? 0));
  return differing < 0 || (wanted[differing] ?? 0) < (found[differing] ?? 0);
};

const has = (statements: SupportStatement | undefined, version: string): boolean =>
  [statements ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        isReached(added, version) &&
        !(typeof removed === 'string' && isReached(removed, version)) &&
        !flags &&
        !prefix &&
        !alias,
    );

const isMissing = ({ support }: CompatStatement): boolean =>
  Object.entries(OLDEST).some(([browser, version]) => !has(support[browser as BrowserName], version));

const membersOf = (node: Identifier): [string, CompatStatement][] =>
  Object.entries(node as Readonly<Record<string, Identifier>>).flatMap(([name, { __compat }]) =>
    name !== '__compat' && __compat ? [[name, __compat] as [string, CompatStatement]] : [],
  );

/** What one of the oldest browsers lacks of an interface or a built-in object named `where`. */
function missingOf(where: string, node: Identifier): Missing[] {
  if (node.__compat && isMissing(node.__compat)) return [{ owner: '', name: where }];
  return membersOf(node)
    .filter(([name, compat]) => name !== where && !name.endsWith('_event') && isMissing(compat))
    .flatMap(([name]) => {
      const own = name.replace(/_static$/, '');
      const places = name === own ? [where, `${where}.prototype`] : [where];
      return [...places, ...(where === 'Window' ? [''] : [])].map((owner) => ({ owner, name: own }));
    });
}

function missing({ api, javascript }: CompatData): Missing[] {
  return [api, javascript['builtins'] ?? {}].flatMap((group) =>
    Object.entries(group).flatMap(([name, node]) => (name === '__compat' ? [] : missingOf(name, node as Identifier))),
  );
}

/** Removes from every page of the visitor what the oldest browsers lack, before any script of the page runs. */
export async function makeOld(visitor: BrowserContext): Promise<void> {
  const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  await makeStylesOld(visitor, data, isMissing);
  await visitor.addInitScript((all: readonly Missing[]) => {
    for (const { owner, name } of all) {
      const place = owner
        .split('.')
        .filter(Boolean)
        .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], globalThis);
      if (place) Reflect.deleteProperty(place, name);
    }
  }, missing(data));
}
