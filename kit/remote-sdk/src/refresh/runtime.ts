import { createElement, forwardRef, memo, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

/** What a bundler gives a module that may be replaced. */
interface Hot {
  readonly check: (apply: boolean) => Promise<readonly unknown[] | null>;
}

/** Brings the page to the build with a hash. @returns false where it has to be loaded again */
export type Refresh = (hash: string) => Promise<boolean>;

type Hook = (...given: never[]) => unknown;
type OwnHooks = () => readonly (Hook | undefined)[];
type Draw = (props: object, ref: unknown) => ReactNode;

interface Kept {
  readonly signature: string;
  readonly hooks: OwnHooks;
}

/** All that one component of the sources has been, from the first time the page loaded it. */
interface Family {
  /** What React and every module hold: it never changes. */
  readonly outer: unknown;
  /** Holds the state: another one where the hooks are others. */
  inner: ComponentType<object>;
  draw: Draw;
  kept: Kept;
  /** What `kept` came to, asked when every module has run. */
  means: string | undefined;
  readonly redraws: Set<() => void>;
  /** Threw, and was not drawn since. */
  failed: boolean;
}

const MEMO = Symbol.for('react.memo');
const FORWARD_REF = Symbol.for('react.forward_ref');

const families = new Map<string, Family>();
const memos = new Map<string, { readonly type: unknown; readonly compare: unknown; readonly made: unknown }>();
const outers = new WeakSet<object>();
const hooksKnown = new WeakMap<Hook, Kept>();
const values = new Map<string, { readonly text: string; readonly file: string; readonly value: unknown }>();
/** Families whose module has run again since the page was drawn, with what they were. */
const changed = new Map<Family, string>();

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly $$typeof?: unknown }).$$typeof : undefined;

/** A function that React may call to draw; a class has its own life. */
const isDraw = (value: unknown): value is Draw =>
  typeof value === 'function' &&
  (value.prototype as { readonly isReactComponent?: unknown } | undefined)?.isReactComponent === undefined;

/** What somebody's state means, with the hooks of the repository that it is made of. */
function meaning({ signature, hooks }: Kept, seen: ReadonlySet<Hook> = new Set()): string {
  const parts = hooks().map((hook) => {
    const known = hook && hooksKnown.get(hook);
    return !hook || !known || seen.has(hook) ? '' : meaning(known, new Set([...seen, hook]));
  });
  return [signature, ...parts].join('(');
}

const meansOf = (family: Family): string => (family.means ??= meaning(family.kept));

const isPromise = (thrown: unknown): boolean =>
  typeof (thrown as PromiseLike<unknown> | undefined)?.then === 'function';

/** Draws by what the sources say now, and remembers whether it could. */
function drawn(family: Family, props: object, ref: unknown): ReactNode {
  // Not as a method: an error's stack names the component as its source does.
  const { draw } = family;
  try {
    const made = draw(props, ref);
    family.failed = false;
    return made;
  } catch (thrown) {
    // Whoever waits throws too; it is drawn later, and then it has not failed.
    family.failed = !isPromise(thrown);
    throw thrown;
  }
}

const innerOf = (family: Family, withRef: boolean): ComponentType<object> =>
  withRef
    ? (forwardRef<unknown, object>((props, ref) => drawn(family, props, ref)) as unknown as ComponentType<object>)
    : (props: object) => drawn(family, props, undefined);

function named<Value extends object>(value: Value, id: string): Value {
  return Object.assign(value, { displayName: id.slice(id.indexOf('#') + 1) });
}

function newFamily(id: string, draw: Draw, kept: Kept, withRef: boolean): Family {
  const useOuter = (props: object, ref?: unknown): ReactNode => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      family.redraws.add(redraw);
      return () => void family.redraws.delete(redraw);
    }, []);
    return createElement(family.inner, withRef ? { ...props, ref } : props);
  };
  const outer = withRef
    ? forwardRef<unknown, object>((props, ref) => useOuter(props, ref))
    : (props: object) => useOuter(props);
  const family: Family = {
    outer: named(outer, id),
    inner: () => null,
    draw,
    kept,
    means: undefined,
    redraws: new Set<() => void>(),
    failed: false,
  };
  family.inner = named(innerOf(family, withRef), id);
  outers.add(outer);
  families.set(id, family);
  return family;
}

function drawnBy(id: string, draw: Draw, kept: Kept, withRef: boolean): unknown {
  const family = families.get(id);
  if (!family) return newFamily(id, draw, kept, withRef).outer;
  if (!changed.has(family)) changed.set(family, meansOf(family));
  Object.assign(family, { draw, kept, means: undefined });
  return family.outer;
}

/** One object for as long as it compares alike: React keeps state by it. */
function memoOf(id: string, type: unknown, compare: unknown): unknown {
  const before = memos.get(id);
  if (before && before.type === type && String(before.compare) === String(compare)) return before.made;
  const made = memo(type as ComponentType<object>, (compare ?? undefined) as undefined);
  memos.set(id, { type, compare, made });
  return made;
}

/**
 * What a module gives out in place of a component: the same for every version of it, so that React keeps what was typed.
 * @param id file and name
 * @param signature of the hooks that it calls
 * @param hooks those of them that are the repository's own
 */
export function component<Value>(id: string, value: Value, signature: string, hooks: OwnHooks): Value {
  const kept = { signature, hooks };
  const stable = (each: unknown, at: string): unknown => {
    if (typeof each === 'function' ? outers.has(each) : outers.has((each ?? {}) as object)) return each;
    if (isDraw(each)) return drawnBy(at, each, kept, false);
    const { type, compare, render } = (each ?? {}) as Record<'type' | 'compare' | 'render', unknown>;
    if (typeOf(each) === MEMO) return memoOf(at, stable(type, `${at}'`), compare);
    return typeOf(each) === FORWARD_REF && isDraw(render) ? drawnBy(at, render, kept, true) : each;
  };
  return stable(value, id) as Value;
}

/** Tells what a hook of the repository is made of. */
export function hook(own: Hook, signature: string, hooks: OwnHooks): void {
  hooksKnown.set(own, { signature, hooks });
}

/**
 * A context, a styled element and alike: the one from before where a change of its file left its own text alone. Where its file is the same,
 * something that it is made of has changed, and it is made anew.
 */
export function keep<Value>(id: string, text: string, file: string, make: () => Value): Value {
  const before = values.get(id);
  const value = before && before.text === text && before.file !== file ? (before.value as Value) : make();
  values.set(id, { text, file, value });
  return value;
}

/**
 * Draws what has changed; state stays where the hooks are the same.
 * @returns false where something had failed before: what caught its error shows it until the page is loaded again
 */
export function settle(): boolean {
  const failed = [...families.values()].some((family) => family.failed);
  for (const [family, before] of changed)
    if (meansOf(family) !== before)
      family.inner = named(innerOf(family, typeOf(family.outer) === FORWARD_REF), family.inner.displayName ?? '');
  const redraws = [...changed.keys()].flatMap((family) => [...family.redraws]);
  changed.clear();
  for (const redraw of redraws) redraw();
  return !failed;
}

const PAGES = Symbol.for('rifas.refresh');
const pages = globalThis as { [PAGES]?: Map<string, Refresh> };

/** Offers the server's script in the page to bring a remote to the newest build without loading the page again. */
export function connect(remote: string, hot: Hot | undefined, hash: () => string): void {
  if (!hot) return;
  (pages[PAGES] ??= new Map()).set(remote, async (wanted) => {
    try {
      while (hash() !== wanted) if (!(await hot.check(true))) return false;
      return settle();
    } catch {
      // A module that nobody takes over for, or one that threw: what runs is no state of the sources any more.
      return false;
    }
  });
}
