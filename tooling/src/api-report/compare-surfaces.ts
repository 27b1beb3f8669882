import semver from 'semver';
import ts from 'typescript';
import type { Surface } from './surface';

/** The version step that a change requires. */
type Level = 'major' | 'minor';

export interface Change {
  readonly key: string;
  readonly level: Level;
  readonly what: 'removed' | 'changed' | 'added' | 'added and required';
}

/**
 * Types that only the shell creates and remotes only read: a new member breaks no remote. In every other type a new
 * required member may be one that a released remote does not provide.
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
/** Whether a key belongs to something that is itself new or removed. */
const isInside = (key: string, others: Surface): boolean => key.split('.').length > 2 && !(parentOf(key) in others);

function levelOfAddition(key: string, now: Surface): Level {
  const declaration = declarationOf(key);
  if (key === declaration || now[key]?.startsWith('optional')) return 'minor';
  if (/^(const|class)\b/.test(now[declaration] ?? '')) return 'minor';
  return MADE_BY_SHELL.some((one) => one.test(declaration)) ? 'minor' : 'major';
}

interface Signature {
  /** Text before and after the parameters: 'function <T> => string'. */
  readonly frame: string;
  readonly parameters: readonly ts.ParameterDeclaration[];
}

/** Parses a text of a report; undefined where it is not exactly one signature. */
function signatureIn(text: string): Signature | undefined {
  const [, head = '', type = ''] = /^((?:[a-z]+(?:<[^(]*>)? )*)(.*)$/s.exec(text) ?? [];
  // Reports abbreviate what a library infers as `<…>`.
  const declared = `type Reported = ${type.replaceAll('<…>', '<unknown>')}`;
  const [statement, more] = ts.createSourceFile('report.ts', declared, ts.ScriptTarget.Latest, true).statements;
  const reported = !more && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  if (!reported || !ts.isFunctionTypeNode(reported)) return undefined;
  const { typeParameters = [], parameters, type: result } = reported;
  const generic = typeParameters.map((parameter) => parameter.getText()).join(', ');
  return { frame: `${head}<${generic}> => ${result.getText()}`, parameters };
}

const isOptional = ({ questionToken, dotDotDotToken }: ts.ParameterDeclaration): boolean =>
  (questionToken ?? dotDotDotToken) !== undefined;

function onlyGainsOptionalParameters(before: string, after: string): boolean {
  const [old, now] = [signatureIn(before), signatureIn(after)];
  if (!old || !now || old.frame !== now.frame) return false;
  const kept = old.parameters.every((parameter, index) => parameter.getText() === now.parameters[index]?.getText());
  return kept && now.parameters.slice(old.parameters.length).every(isOptional);
}

/**
 * The rule errs on the safe side: removals and changes are breaking, additions are not, except a member that must be
 * given. A function with a new optional parameter at its end counts as an addition.
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

/** The lowest version that the changes require; undefined where the declared one is enough. */
export function missingVersion(recorded: string, declared: string, changes: readonly Change[]): string | undefined {
  const { major, minor } = new semver.SemVer(recorded);
  const isBreaking = changes.some(({ level }) => level === 'major');
  const wanted = isBreaking ? `${major + 1}.0.0` : `${major}.${changes.length > 0 ? minor + 1 : minor}.0`;
  return semver.gte(declared, wanted) ? undefined : wanted;
}
