import { createElement, forwardRef, memo, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

/** The object that a bundler gives to a module that may be replaced. */
interface Hot {
  readonly check: (apply: boolean) => Promise<readonly unknown[] | null>;
}

/** Updates the page to the build with this hash. @returns false if the page must be loaded again */
export type Refresh = (hash: string) => Promise<boolean>;

type Hook = (...given: never[]) => unknown;
type OwnHooks = () => readonly (Hook | undefined)[];
type Draw = (props: object, ref: unknown) => ReactNode;

interface Kept {
  readonly signature: string;
  readonly hooks: OwnHooks;
}

/** All versions of one component of the sources, since the page first loaded it. */
interface Family {
  /** The component that React and every module hold. It never changes. */
  readonly outer: unknown;
  /** The component that holds the state. It is replaced when the hooks change. */
  inner: ComponentType<object>;
  draw: Draw;
  kept: Kept;
  /** The meaning of `kept`, computed after every module has run. */
  means: string | undefined;
  readonly redraws: Set<() => void>;
  /** It threw an error and has not rendered since. */
  failed: boolean;
}

const MEMO = Symbol.for('react.memo');
const FORWARD_REF = Symbol.for('react.forward_ref');

const families = new Map<string, Family>();
const memos = new Map<string, { readonly type: unknown; readonly compare: unknown; readonly made: unknown }>();
const outers = new WeakSet<object>();
const hooksKnown = new WeakMap<Hook, Kept>();
const values = new Map<string, { readonly text: string; readonly file: string; readonly value: unknown }>();
/** Families whose module has run again since the page was rendered, with their former meaning. */
const changed = new Map<Family, string>();

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly $$typeof?: unknown }).$$typeof : undefined;

/** A function that React may call to render. A class is not one. */
const isDraw = (value: unknown): value is Draw =>
  typeof value === 'function' &&
  (value.prototype as { readonly isReactComponent?: unknown } | undefined)?.isReactComponent === undefined;

/** The meaning of a component's state, including the repository's hooks that it uses. */
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

/** Renders with the current sources, and remembers whether that succeeded. */
function drawn(family: Family, props: object, ref: unknown): ReactNode {
  // Not called as a method, so that an error's stack shows the component's name in the source.
  const { draw } = family;
  try {
    const made = draw(props, ref);
    family.failed = false;
    return made;
  } catch (thrown) {
    // A component that suspends throws too. It renders later and has not failed.
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

/** The same object while the comparison stays the same: React keeps state by it. */
function memoOf(id: string, type: unknown, compare: unknown): unknown {
  const before = memos.get(id);
  if (before && before.type === type && String(before.compare) === String(compare)) return before.made;
  const made = memo(type as ComponentType<object>, (compare ?? undefined) as undefined);
  memos.set(id, { type, compare, made });
  return made;
}

/**
 * The value that a module exports in place of a component. It is the same for every version of the component, so that
 * React keeps what was typed.
 * @param id file and name
 * @param signature signature of the hooks that it calls
 * @param hooks the hooks among them that are the repository's own
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

/** Registers which hooks a hook of the repository uses. */
export function hook(own: Hook, signature: string, hooks: OwnHooks): void {
  hooksKnown.set(own, { signature, hooks });
}

/**
 * A context, a styled element or a similar value. The previous one stays if its file has changed but its own text has
 * not. If the file is the same, something that the value uses has changed, so a new one is made.
 */
export function keep<Value>(id: string, text: string, file: string, make: () => Value): Value {
  const before = values.get(id);
  const value = before && before.text === text && before.file !== file ? (before.value as Value) : make();
  values.set(id, { text, file, value });
  return value;
}

/**
 * Renders what has changed. State stays where the hooks are the same.
 * @returns false if a component had failed before: its error boundary shows the error until the page is loaded again
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
      // The change reached a module that cannot be replaced, or one that threw: the running code no longer matches the
      // sources.
      return false;
    }
  });
}
