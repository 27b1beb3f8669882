import type { State } from '../../store/states/state';

export interface VersionChange {
  readonly name: string;
  /** Missing where the application was added. */
  readonly from?: string;
  /** Missing where it was taken out. */
  readonly to?: string;
}

/** What a state began for some visitors: a canary or a preview. Undefined where it decided for all. */
function begun({ action, canary, previews }: State) {
  if (action === 'canary') return canary;
  return action === 'preview' ? previews?.at(-1) : undefined;
}

/** The entries that differ between two tables of texts. */
export const changesBetween = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): readonly VersionChange[] =>
  Object.keys({ ...before, ...now }).flatMap((name) => {
    const [from, to] = [before[name], now[name]];
    if (from === to) return [];
    return [{ name, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });

/** All that a state changed. */
export function changedBy(state: State, before: State | undefined) {
  const { action, canary } = state;
  const { settings } = (action === 'canary' && canary) || state;
  const isCanaryEnd = action === 'finish' || action === 'abort';
  return {
    changes: changesBetween(before?.versions ?? {}, (begun(state) ?? state).versions),
    /** Whether a state has other settings, links or origins than the state before it; `diff` says which. */
    changesSettings: before !== undefined && settings !== before.settings,
    /** The canary that a state ended without saying so: with anything but a finish or an abort. */
    endedCanary: canary || isCanaryEnd ? undefined : before?.canary?.composition,
  };
}

/** The change as text for people, such as 'mf-a 1.0.0 -> 1.1.0'. */
export const changeText = ({ name, from, to }: VersionChange): string => {
  if (from === undefined) return `+${name} ${to ?? ''}`;
  return to === undefined ? `-${name} ${from}` : `${name} ${from} -> ${to}`;
};
