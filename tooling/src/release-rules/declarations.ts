import type { Feature } from '@rifas/shared/deployment';
import {
  entriesOf,
  HOME_PATH,
  pageTable,
  remotePages,
  shapeOf,
  type RemotePage,
  type SiteScope,
} from '@rifas/shared/site';
import { isApiPath } from '../edge-rules/api-paths';

/** Addresses that no remote can have. */
const OF_THE_SHELL = ['/', HOME_PATH, '/__status'] as const;
const OF_THE_EDGE = /^\/(releases|__dev|__preview|healthz)(\/|$)/;

/** Each page contains all addresses of the site, and a deploy draws each page: cost grows with the square. */
const MOST_ROUTES = 500;
/** A longer text is no longer the name of a page; shorter ones wrap in the rows of the menu and of the home. */
const MOST_CHARACTERS = { label: 80, hint: 160 } as const;

/** Why the declarations of these remotes do not fit into one site. */
interface Misdeclared {
  readonly what: string;
  /** The address in question, and the field of feature.json that holds it. */
  readonly address: string;
  readonly field: 'path' | 'to';
  readonly mend: string;
}

function misdeclaredRoute(
  page: RemotePage,
  before: readonly RemotePage[],
  all: readonly RemotePage[],
): Pick<Misdeclared, 'what' | 'mend'> | undefined {
  const { remote, path, access, signedInGoesTo } = page;
  const shape = shapeOf(path);
  const declares = `${remote} declares the route ${path}`;
  const another = `give it another address, such as ${HOME_PATH}/${remote.replace(/^mf-/, '')}`;
  if (OF_THE_SHELL.some((own) => own === shape))
    return { what: `${declares}, which is the shell's own`, mend: another };
  if (OF_THE_EDGE.test(path) || isApiPath(path))
    return { what: `${declares}, which never reaches a page: it is the edge's or the API's`, mend: another };
  if (access === 'guarded' && !shape.startsWith(`${HOME_PATH}/`))
    return {
      what: `${declares} as guarded, and the shell draws guarded pages below ${HOME_PATH} alone`,
      mend: `write ${HOME_PATH}${path}, or the access 'public'`,
    };
  if (access === 'public' && shape.startsWith(`${HOME_PATH}/`))
    return {
      what: `${declares} as public, and everything below ${HOME_PATH} needs a session`,
      mend: `write the access 'guarded', or an address that is not below ${HOME_PATH}`,
    };
  if (/^(\/:[^/]*)+$/.test(shape))
    return { what: `${declares}, which takes odd addresses of other pages, such as /success;id=1`, mend: another };
  // Two such pages would send the visitor on without end, and one that sends to itself is never drawn.
  const goal = signedInGoesTo === undefined ? undefined : shapeOf(signedInGoesTo.replace(/[?#].*/, ''));
  if (all.some((other) => other.signedInGoesTo !== undefined && shapeOf(other.path) === goal))
    return {
      what: `${declares}, which sends visitors with a session to ${signedInGoesTo}, a page for visitors without one`,
      mend: `write "signedInGoesTo": "${HOME_PATH}"`,
    };
  const twin = before.find((other) => shapeOf(other.path) === shape);
  if (twin)
    return {
      what:
        twin.remote === remote ? `${declares} twice` : `Both ${twin.remote} and ${remote} declare the route ${path}`,
      mend: 'give one of them another address',
    };
  const above = all.find(
    (other) => other.children && other.remote !== remote && shape.startsWith(`${shapeOf(other.path)}/`),
  );
  return (
    above && {
      what: `${declares}, which lies below ${above.path}: ${above.remote} draws all below that`,
      mend: another,
    }
  );
}

function misdeclaredRoutes(scope: SiteScope, features: readonly Feature[]): readonly Misdeclared[] {
  const pages = remotePages(pageTable(scope, features));
  const [most] = [...features].sort((one, other) => other.routes.length - one.routes.length);
  if (most && pages.length > MOST_ROUTES)
    return [
      {
        what: `The remotes of a site have ${MOST_ROUTES} routes at most together, and here they have ${pages.length}, ${most.routes.length} of them of ${most.name}`,
        address: most.routes.at(-1)?.path ?? '',
        field: 'path',
        mend: `declare one route for pages that are alike, with a parameter such as ${HOME_PATH}/${most.name.replace(/^mf-/, '')}/:id or with 'children'`,
      },
    ];
  return pages.flatMap((page, index) => {
    const found = misdeclaredRoute(page, pages.slice(0, index), pages);
    return found ? [{ ...found, address: page.path, field: 'path' }] : [];
  });
}

/** Entries of one list that people cannot tell apart, whose order would be arbitrary, or that would never be shown. */
function misdeclaredEntries(
  scope: SiteScope,
  features: readonly Feature[],
  list: 'menu' | 'home',
): readonly Misdeclared[] {
  // Routes of other variants and settings are declared too, though they may be left out here.
  const declared = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const where = list === 'menu' ? 'menu' : 'home grid';
  const entries = entriesOf(scope, features, list);
  const said = (what: string, address: string, mend: string): readonly Misdeclared[] => [
    { what, address, field: 'to', mend },
  ];
  const long = entries.flatMap((entry) =>
    (['label', 'hint'] as const)
      .filter((text) => entry[text].length > MOST_CHARACTERS[text])
      .flatMap((text) =>
        said(
          `${entry.remote} has an entry of the ${where} to ${entry.to} whose ${text} has ${entry[text].length} characters`,
          entry.to,
          `write it in ${MOST_CHARACTERS[text]} at most`,
        ),
      ),
  );
  const doubled = entries.flatMap((one, index) =>
    entries.slice(0, index).flatMap((other) => {
      const have =
        other.remote === one.remote
          ? `${one.remote} has two entries of the ${where}`
          : `Both ${other.remote} and ${one.remote} have an entry of the ${where}`;
      const { to, label, order } = one;
      if (to === other.to) return said(`${have} to ${to}`, to, 'leave one of them out');
      if (label === other.label) return said(`${have} called '${label}'`, to, 'give one of them another label');
      return order === other.order
        ? said(`${have} in place ${order}, '${other.label}' and '${label}'`, to, 'give one of them another order')
        : [];
    }),
  );
  const dead = entries.flatMap(({ remote, label, to }) => {
    const leads = `${remote} has an entry of the ${where}, '${label}', that leads to ${to}`;
    if (to.includes('/:'))
      return said(`${leads}, which has parameters`, to, 'lead it to an address without parameters');
    if (declared.has(to)) return [];
    const mend = `release ${remote} with that route or without the entry, or deploy the remote that draws it`;
    return said(`${leads}, which no remote here declares as a route`, to, mend);
  });
  return [...long, ...doubled, ...dead];
}

/**
 * What is wrong with addresses and entries of remotes in one site.
 * @example misdeclared(dtyt, [feature]).map(({ what }) => what) // ['mf-a declares the route /dashboard/a twice']
 */
export const misdeclared = (scope: SiteScope, features: readonly Feature[]): readonly Misdeclared[] => [
  ...misdeclaredRoutes(scope, features),
  ...misdeclaredEntries(scope, features, 'menu'),
  ...misdeclaredEntries(scope, features, 'home'),
];
