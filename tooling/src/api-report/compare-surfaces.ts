import semver from 'semver';
import { onlyGainsOptionalParameters } from './signature';
import type { Surface } from './surface';

/** What a change asks of the version. */
type Level = 'major' | 'minor';

export interface Change {
  readonly key: string;
  readonly level: Level;
  readonly what: 'removed' | 'changed' | 'added' | 'added and required';
}

/**
 * Types that the shell alone makes and remotes only read: a new member takes nothing from anybody. In every other type a
 * member that must be there may be one that a remote already released does not give.
 */
const MADE_BY_SHELL = [
  /^remote\.(Host|HostState|Notice)$/,
  /^session\./,
  /^http\.(HttpClient|AppError|Answer)$/,
  /^deployment\./,
  /^contracts\.(Passenger|Raffle|Ticket)$/,
];

const declarationOf = (key: string): string => key.split('.').slice(0, 2).join('.');
const parentOf = (key: string): string => key.split('.').slice(0, -1).join('.');
/** Part of something that is itself new or gone. */
const isInside = (key: string, others: Surface): boolean => key.split('.').length > 2 && !(parentOf(key) in others);

function levelOfAddition(key: string, now: Surface): Level {
  const declaration = declarationOf(key);
  if (key === declaration || now[key]?.startsWith('optional')) return 'minor';
  if (/^(const|class)\b/.test(now[declaration] ?? '')) return 'minor';
  return MADE_BY_SHELL.some((one) => one.test(declaration)) ? 'minor' : 'major';
}

/**
 * The rule, on the safe side: taken away or changed is breaking; new is not, except a member that has to be given. A function that
 * gains an optional parameter at its end has grown.
 */
export function compareSurfaces(before: Surface, now: Surface): readonly Change[] {
  const gone = Object.keys(before)
    .filter((key) => !(key in now) && !isInside(key, now))
    .map((key): Change => ({ key, level: 'major', what: 'removed' }));
  const added = Object.keys(now)
    .filter((key) => !(key in before) && !isInside(key, before))
    .map((key): Change => {
      const level = levelOfAddition(key, now);
      return { key, level, what: level === 'minor' ? 'added' : 'added and required' };
    });
  const changed = Object.keys(now)
    .filter((key) => key in before && before[key] !== now[key])
    .map((key): Change => ({
      key,
      level: onlyGainsOptionalParameters(before[key] ?? '', now[key] ?? '') ? 'minor' : 'major',
      what: 'changed',
    }));
  return [...gone, ...changed, ...added];
}

/** The version that the changes ask for at least; undefined where the one that is declared will do. */
export function missingVersion(recorded: string, declared: string, changes: readonly Change[]): string | undefined {
  const { major, minor } = new semver.SemVer(recorded);
  const isBreaking = changes.some(({ level }) => level === 'major');
  const wanted = isBreaking ? `${major + 1}.0.0` : `${major}.${changes.length > 0 ? minor + 1 : minor}.0`;
  return semver.gte(declared, wanted) ? undefined : wanted;
}
