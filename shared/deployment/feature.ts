import type { Mode, Settings, Variant } from './deployment.schema';

/** A text, or one per variant. */
export type Label = string | Readonly<Partial<Record<Variant, string>>>;

/** Names of on/off settings that an entry may depend on. */
export type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/**
 * A reading call that a page certainly makes, named by its contract. The page starts it before the first script
 * arrives. The values of its fields are texts, or parts of the address (`:token`).
 */
export type EarlyCall = string | { readonly call: string; readonly fields: Readonly<Record<string, string>> };

/** The conditions under which a deployment has an entry. */
export interface Gated {
  /** Variants that have it. Default: all. */
  readonly variants?: readonly Variant[];
  /** Shown only if this setting is on. */
  readonly setting?: Flag;
}

export interface FeatureRoute extends Gated {
  /** An absolute path, with `:params`. */
  readonly path: string;
  /** Key in the remote's `pages` of the page that renders it. */
  readonly page: string;
  readonly access: 'public' | 'guarded';
  readonly title: Label;
  /**
   * The page itself renders the addresses below this one, but for the remote's own routes there. Without it, they
   * redirect here.
   */
  readonly children?: boolean;
  /** A visitor with a valid session is sent here instead, as from /login. */
  readonly signedInGoesTo?: string;
  /** Shape of the static first paint, and its heading: the heading of the page. */
  readonly shape?: 'form' | 'list' | 'message';
  readonly heading?: Label;
  /** The first paint has VOLVER to the dashboard above the heading, as the page does. */
  readonly back?: boolean;
  /** Reading calls that the page makes as soon as it renders. */
  readonly early?: readonly EarlyCall[];
  /**
   * The page begins with its form, which the release provides as markup (`pageForms`). So visitors can type before any
   * script arrives.
   */
  readonly firstPaint?: boolean;
}

/** An entry of the header menu or of the home's button grid. */
export interface FeatureEntry extends Gated {
  /** A path of this remote. */
  readonly to: string;
  readonly label: Label;
  readonly order: number;
  readonly icon: string;
  /**
   * Contract name of an optional call that the page needs. The entry appears once the API has answered that call for
   * any page (`useOfferedCalls`).
   */
  readonly call?: string;
  /** On the home: what users can do there, in a few words. */
  readonly hint?: Label;
  /**
   * On the home: key in the remote's `widgets` of a figure at the end of the row. Until it is loaded, the row is shown
   * without it.
   */
  readonly figure?: string;
}

export interface FeatureWidget extends Gated {
  readonly slot: 'home';
  /** Key of the remote's `widgets`. */
  readonly widget: string;
  readonly title: Label;
  readonly order: number;
  /** The widget is often empty: no room is reserved for it, and a failure to load it is not shown. */
  readonly quiet?: boolean;
  /** Reading calls that the widget makes as soon as it renders. */
  readonly early?: readonly EarlyCall[];
}

/** `feature.json` at a remote's root: everything that the shell must know before it loads the remote. */
export interface Feature {
  readonly name: string;
  /** Range of contract versions the remote works with. */
  readonly contract: string;
  readonly routes: readonly FeatureRoute[];
  readonly menu?: readonly FeatureEntry[];
  readonly home?: readonly FeatureEntry[];
  readonly widgets?: readonly FeatureWidget[];
}

/** The values that decide which entries a deployment has, and with which texts. */
export interface FeatureScope {
  readonly variant: Variant;
  readonly mode: Mode;
  readonly settings: Settings;
}
