import type { Feature, FeatureEntry, FeatureRoute, FeatureScope, FeatureWidget } from '../deployment';
import { isAvailable, labelFor } from './gates';
import type { PageShape } from './page-kit';

/** Address of the home, which the shell renders itself. Guarded pages are below it. */
export const HOME_PATH = '/dashboard';

/**
 * A path in the form in which a router distinguishes paths: without parameter names, in lower case, without a final
 * slash.
 * @example shapeOf('/Dashboard/premios/:id/') // '/dashboard/premios/:'
 */
export const shapeOf = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':').replace(/\/+$/, '') || '/';

/** The parts of a deployment that a site needs: the page's descriptor has them, and so has the file that ops write. */
export interface SiteScope extends FeatureScope {
  readonly title: string;
}

interface PageFacts extends Required<Pick<FeatureRoute, 'path' | 'access' | 'back' | 'early'>> {
  /** The path as a router reads it: `/*` at the end matches everything below, `*` alone matches every other path. */
  readonly pattern: string;
  readonly title: string;
  /** Shape of the first paint. */
  readonly shape: PageShape;
  /** The page's own heading in the first paint; '' if only the page's data contains it. */
  readonly heading: string;
}

/** A page that a remote renders. */
export interface RemotePage extends PageFacts, Required<Pick<FeatureRoute, 'page' | 'children' | 'firstPaint'>> {
  readonly kind: 'remote';
  readonly remote: string;
  /** The page where a visitor with a valid session is sent instead. */
  readonly signedInGoesTo: string | undefined;
}

/** A page of the shell: the home, or the page for every other address. */
export interface ShellPage extends PageFacts {
  readonly kind: 'home' | 'other';
}

export type SitePage = RemotePage | ShellPage;

/** An entry of the menu. */
export interface SiteEntry extends Omit<FeatureEntry, 'label' | 'variants' | 'setting' | 'hint' | 'figure'> {
  readonly remote: string;
  readonly label: string;
}

/** A way from the home to a page; the first one is the home's primary action. */
export interface SiteHomeEntry extends SiteEntry {
  /** What users can do there; '' if the label says enough. */
  readonly hint: string;
  /** The widget of the same remote that draws the figure at the end of the row. */
  readonly figure: string | undefined;
}

export interface SiteWidget extends Required<Pick<FeatureWidget, 'widget' | 'order' | 'quiet' | 'early'>> {
  readonly remote: string;
  readonly title: string;
}

/**
 * Everything that a deployment's remotes declare, with the variant's texts. Entries that the deployment does not have
 * are left out.
 */
export interface PageTable {
  /** The first matching pattern renders the address. The last pattern matches all. */
  readonly pages: readonly SitePage[];
  readonly menu: readonly SiteEntry[];
  readonly home: readonly SiteHomeEntry[];
  /** Widgets of the home. */
  readonly widgets: readonly SiteWidget[];
}

const byOrder = <Item extends { readonly order: number }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => a.order - b.order);

const pagesOf = (scope: SiteScope, { name, routes }: Feature): readonly RemotePage[] =>
  routes
    .filter((route) => isAvailable(route, scope))
    .map(
      ({ path, page, access, title, children = false, signedInGoesTo, shape, heading, back, early, firstPaint }) => ({
        kind: 'remote',
        remote: name,
        page,
        path,
        pattern: children ? `${path}/*` : path,
        access,
        title: labelFor(title, scope.variant),
        children,
        signedInGoesTo,
        firstPaint: firstPaint ?? false,
        shape: shape ?? (access === 'guarded' ? 'app' : 'message'),
        heading: labelFor(heading ?? '', scope.variant),
        back: back ?? false,
        early: early ?? [],
      }),
    );

/**
 * How specific a pattern is, with the router's weights: a fixed word counts more than a parameter, and a parameter more
 * than a wildcard. If two patterns match an address, the more specific one renders it.
 */
const closenessOf = ({ pattern }: PageFacts): number =>
  pattern
    .split('/')
    .filter(Boolean)
    .reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 4 : 11), 0);

const shellPage = (kind: ShellPage['kind'], path: string, { title }: SiteScope): ShellPage => ({
  kind,
  path,
  pattern: path,
  access: 'guarded',
  title,
  shape: 'app',
  heading: '',
  back: false,
  early: [],
});

/**
 * The entries that a deployment has in one list, in the order of the remotes. Whether the page that an entry leads to
 * exists is not checked.
 * @example entriesOf(dtyt, features, 'menu').map(({ label }) => label) // ['Rifas', 'Bolsa']
 */
export const entriesOf = (
  scope: FeatureScope,
  features: readonly Feature[],
  list: 'menu' | 'home',
): readonly SiteHomeEntry[] =>
  features.flatMap((feature) =>
    (feature[list] ?? [])
      .filter((entry) => isAvailable(entry, scope))
      .map(({ to, label, order, icon, call, hint = '', figure }) => ({
        remote: feature.name,
        to,
        label: labelFor(label, scope.variant),
        order,
        icon,
        ...(call !== undefined && { call }),
        hint: labelFor(hint, scope.variant),
        figure,
      })),
  );

const widgetsOf = (scope: SiteScope, { name, widgets = [] }: Feature): readonly SiteWidget[] =>
  widgets
    .filter((widget) => isAvailable(widget, scope))
    .map(({ widget, order, title, quiet = false, early = [] }) => ({
      remote: name,
      widget,
      order,
      title: labelFor(title, scope.variant),
      quiet,
      early,
    }));

/**
 * The page table of a deployment: its paths with access and first paint, the menu, the home's entries and the widgets.
 * The shell renders its routes, menu and home from it. The composer makes the static pages from it. A remote that runs
 * alone uses it too.
 * @param features what each remote declares in feature.json
 * @example pageTable(deployment, deployment.remotes.map(({ feature }) => feature)).menu[0].label // 'Pagar rifa con tarjeta'
 */
export function pageTable(scope: SiteScope, features: readonly Feature[]): PageTable {
  const pages = features.flatMap((feature) => pagesOf(scope, feature)).sort((a, b) => closenessOf(b) - closenessOf(a));
  const leadsSomewhere = ({ to }: SiteEntry) => pages.some(({ path }) => path === to);
  return {
    pages: [...pages, shellPage('home', HOME_PATH, scope), shellPage('other', '*', scope)],
    menu: byOrder(entriesOf(scope, features, 'menu').filter(leadsSomewhere)),
    home: byOrder(entriesOf(scope, features, 'home').filter(leadsSomewhere)),
    widgets: byOrder(features.flatMap((feature) => widgetsOf(scope, feature))),
  };
}

/**
 * The pages that remotes draw with this access, for a router's list of routes.
 * @example remotePages(table, 'public').map(({ path }) => path) // ['/login', '/register']
 */
export const remotePages = ({ pages }: PageTable, access?: RemotePage['access']): readonly RemotePage[] =>
  pages.filter((page) => page.kind === 'remote').filter((page) => access === undefined || page.access === access);

/**
 * The redirect for a guarded address that no page renders: the nearest page above it, else the home.
 * @example parentOf('/dashboard/rifas/nothing', table) // '/dashboard/rifas'
 */
export function parentOf(address: string, table: PageTable): string {
  const parts = address.split('/');
  const isAbove = (path: readonly string[]): boolean =>
    path.length < parts.length &&
    path.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
  const [nearest] = remotePages(table, 'guarded')
    .map(({ path }) => path.split('/'))
    .filter(isAbove)
    .sort((a, b) => b.length - a.length);
  return nearest ? parts.slice(0, nearest.length).join('/') : HOME_PATH;
}
