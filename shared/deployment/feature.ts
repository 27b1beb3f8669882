import type { Mode, Settings, Variant } from './deployment.schema';

/** A text, or one per variant. */
export type Label = string | Readonly<Partial<Record<Variant, string>>>;

/** Names of on/off settings that can gate an entry. */
export type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

/**
 * A reading call that a page is sure to make, named by its contract: the page starts it before the first script arrives.
 * Its fields, if any, are written as text or taken from the address (`:token`).
 */
export type EarlyCall = string | { readonly call: string; readonly fields: Readonly<Record<string, string>> };

/** What decides whether a deployment has an entry. */
export interface Gated {
  /** Variants that have it; all when left out. */
  readonly variants?: readonly Variant[];
  /** Shown only where this setting is on. */
  readonly setting?: Flag;
}

export interface FeatureRoute extends Gated {
  /** Absolute, with `:params`. */
  readonly path: string;
  /** Key of the remote's `pages` that draws it. */
  readonly page: string;
  readonly access: 'public' | 'guarded';
  readonly title: Label;
  /** The page draws addresses below this one itself; otherwise they redirect here. */
  readonly children?: boolean;
  /** A visitor with a valid session is sent here instead, as from /login. */
  readonly signedInGoesTo?: string;
  /** Shape of the static first paint, and the heading it shows: the page's own. */
  readonly shape?: 'form' | 'list' | 'message';
  readonly heading?: Label;
  /** The first paint has VOLVER to the dashboard above the heading, as the page does. */
  readonly back?: boolean;
  /** Reading calls that the page makes as soon as it is drawn. */
  readonly early?: readonly EarlyCall[];
  /** The page begins with its form, which the release brings as markup (`pageForms`): a visitor types before any script arrives. */
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
   * Name of an optional call of the API, its contract's name, that the page lives on: the entry is there once the API has
   * answered that call to any page (`useOfferedCalls`).
   */
  readonly call?: string;
  /** On the home: what one does there, in a few words. */
  readonly hint?: Label;
  /** On the home: key of the remote's `widgets` that draws a figure at the end of the row. The row does without it while it is missing. */
  readonly figure?: string;
}

export interface FeatureWidget extends Gated {
  readonly slot: 'home';
  /** Key of the remote's `widgets`. */
  readonly widget: string;
  readonly title: Label;
  readonly order: number;
  /** Often it has nothing to show: no room is kept for it, and where it cannot be loaded nobody is told. */
  readonly quiet?: boolean;
  /** Reading calls that the widget makes as soon as it is drawn. */
  readonly early?: readonly EarlyCall[];
}

/** `feature.json` at a remote's root: all that the shell needs to know before loading it. */
export interface Feature {
  readonly name: string;
  /** Range of contract versions the remote works with. */
  readonly contract: string;
  readonly routes: readonly FeatureRoute[];
  readonly menu?: readonly FeatureEntry[];
  readonly home?: readonly FeatureEntry[];
  readonly widgets?: readonly FeatureWidget[];
}

/** What decides which entries a deployment has, and in which words. */
export interface FeatureScope {
  readonly variant: Variant;
  readonly mode: Mode;
  readonly settings: Settings;
}
